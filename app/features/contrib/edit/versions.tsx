import styles from './edit.module.css';

type VersionsProps = {
  /** The name of the radio buttons. */
  name: string;
  /** What each button sends, with its name in words and the version that it stands for; the first is chosen. */
  versions: readonly (readonly [value: string, title: string, version: string])[];
};

/** Versions of one field, to choose one. */
export function Versions({ name, versions }: VersionsProps) {
  return (
    <div className={styles.versions}>
      {versions.map(([value, title, version], place) => (
        <label key={value} className={styles.version}>
          <input type="radio" name={name} value={value} defaultChecked={place === 0} />
          <span>
            <strong>{title}</strong>
            <span>{version}</span>
          </span>
        </label>
      ))}
    </div>
  );
}

import { useRef } from 'react';
import type { Gender } from '#modules/engine/shared.ts';
import styles from './gender-field.module.css';
import { Parcel } from './parcel.tsx';
import { startFormText } from './text.ts';

const text = startFormText.gender;

/** In the order of the screen. The parcels show how many people there are, and nothing else about them. */
const OPTIONS: readonly Gender[] = ['Female', 'Male', 'Couple', 'Others', 'Unknown'];

type GenderFieldProps = {
  value: Gender;
  onChange: (gender: Gender) => void;
  /** Called when one is picked for good: by pointer or by the space bar, not while arrowing through. */
  onPick: () => void;
};

/** Whom the gift is for: five parcels; the chosen one opens. */
export function GenderField({ value, onChange, onPick }: GenderFieldProps) {
  const isFinalChoice = useRef(false);
  const pick = (gender: Gender) => {
    // The one that is checked already changes nothing, and yet was chosen.
    onChange(gender);
    onPick();
  };
  return (
    <div className={styles.options}>
      {OPTIONS.map((gender) => (
        <label key={gender} className={styles.option}>
          <input
            className="covering-input"
            type="radio"
            name="gender"
            value={gender}
            checked={value === gender}
            autoComplete="off"
            onPointerDown={() => {
              isFinalChoice.current = true;
            }}
            onKeyDown={(event) => {
              isFinalChoice.current = false;
              if (event.key !== ' ') return;
              // It clicks none that is checked already, as the arrow keys leave them.
              event.preventDefault();
              pick(gender);
            }}
            onChange={() => onChange(gender)}
            onClick={() => isFinalChoice.current && pick(gender)}
          />
          <svg className={styles.picture} viewBox="0 0 104 64" aria-hidden="true">
            <Parcels gender={gender} />
          </svg>
          <span className={styles.name}>{text.options[gender]}</span>
        </label>
      ))}
    </div>
  );
}

function Parcels({ gender }: { gender: Gender }) {
  const on = { ground: 62 };
  switch (gender) {
    case 'Female':
      return <Parcel {...on} x={31} width={42} height={42} tone="contrast" print="dots" />;
    case 'Male':
      return <Parcel {...on} x={31} width={42} height={42} tone="gold" print="stripes" />;
    case 'Couple':
      return (
        <>
          <Parcel {...on} x={10} width={38} height={44} tone="gold" print="dots" />
          <Parcel {...on} x={54} width={40} height={34} tone="contrast" print="stripes" />
        </>
      );
    case 'Others':
      return (
        <>
          <Parcel {...on} x={1} width={31} height={30} tone="contrast" />
          <Parcel {...on} x={36} width={32} height={44} tone="accent" print="dots" />
          <Parcel {...on} x={72} width={31} height={34} tone="gold" />
        </>
      );
    case 'Unknown':
      return <Parcel {...on} x={29} width={46} height={44} tone="accent" sign="?" />;
  }
}

import styles from './parcel.module.css';

type ParcelProps = {
  /** Left, and the ground it stands on, in units of the drawing around it. */
  x: number;
  ground: number;
  width: number;
  height: number;
  tone: 'accent' | 'contrast' | 'gold' | 'paper';
  print?: 'dots' | 'stripes';
  /** A sign in place of the vertical ribbon. */
  sign?: string;
};

/** A wrapped parcel, to be placed in an SVG. Its lid lifts inside an element with `data-open`. */
export function Parcel({ x, ground, width, height, tone, print, sign }: ParcelProps) {
  const lid = Math.round(height * 0.22) + 3;
  const band = Math.max(3, Math.round(width * 0.07)) * 2;
  const middle = width / 2;
  const body = height - lid;
  /** A height on the box, as a share of it. */
  const at = (share: number) => Math.round(lid + body * share);
  return (
    <g className={styles[tone]} transform={`translate(${x} ${ground - height})`}>
      <rect className={styles.box} x="2" y={lid} width={width - 4} height={body} rx="3" />
      {print === 'dots' && (
        <path
          className={styles.dots}
          d={`M9 ${at(0.3)}H${width - 4}M14 ${at(0.55)}H${width - 4}M9 ${at(0.8)}H${width - 4}`}
        />
      )}
      {print === 'stripes' && (
        <path
          className={styles.stripes}
          strokeWidth={body}
          d={`M8 ${lid + body / 2}H${width - 4}`}
        />
      )}
      {sign ? (
        <text className={styles.sign} x={middle} y={at(0.8)} fontSize={Math.round(body * 0.85)}>
          {sign}
        </text>
      ) : (
        <rect className={styles.band} x={middle - band / 2} y={lid} width={band} height={body} />
      )}
      <g className={styles.lid}>
        <path
          className={styles.bow}
          strokeWidth={Math.round(band * 0.55)}
          d={`M${middle} 0c-4-10-17-14-18-6s10 8 18 6c4-10 17-14 18-6s-10 8-18 6`}
        />
        <rect className={styles.box} width={width} height={lid} rx="3" />
        <rect className={styles.band} x={middle - band / 2} width={band} height={lid} />
        <rect className={styles.shade} x="2" y={lid} width={width - 4} height="3" />
      </g>
    </g>
  );
}

import { encode } from 'uqr';

interface QrCodeProps {
  /** What a scanner reads. */
  text: string;
  /** What it is for and what it says, for those who cannot see it. */
  label: string;
}

/** One square for each dark module of the code. */
const squaresOf = (rows: readonly (readonly boolean[])[]) =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

/** A QR code: dark on white in both themes, as scanners want it. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-44 flex-none rounded-field border border-line bg-paper forced-color-adjust-none"
    >
      <path d={squaresOf(data)} className="fill-(--soil-900)" />
    </svg>
  );
}

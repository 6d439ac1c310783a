import { type ReactNode, useId } from 'react';
import { palette } from './palette.ts';

interface LineProps {
  /** The path. */
  d: string;
  color?: string;
  width?: number;
}

/** A stroke, by default in the colour of all outlines. */
export const Line = ({ d, color = palette.edge, width = 2.5 }: LineProps) => (
  <path d={d} stroke={color} strokeWidth={width} />
);

/** A green stalk: light in its middle, so that it is seen in both themes. */
export const Stalk = ({ d }: { d: string }) => (
  <>
    <Line d={d} width={6.5} />
    <Line d={d} color={palette.leaf} />
  </>
);

interface AreaProps {
  /** The path. */
  d: string;
  fill: string;
  /** Colour of its outline; none without it. */
  edge?: string;
  width?: number;
}

export const Area = ({ d, fill, edge, width = 2.5 }: AreaProps) => (
  <path d={d} fill={fill} stroke={edge} strokeWidth={width} />
);

interface DotsProps {
  /** Their middles: `x,y x,y`. */
  at: string;
  /** Diameter. */
  size: number;
  color: string;
  /** How far they are moved, for shadows and lights. */
  move?: string;
}

/** Round spots of one size in one path: points of a thick round pen. */
export const Dots = ({ at, size, color, move }: DotsProps) => (
  <path
    d={at.replace(/\S+/g, 'M$&h.01')}
    stroke={color}
    strokeWidth={size}
    transform={move && `translate(${move})`}
  />
);

interface InsideProps {
  /** The path that cuts off what lies over it. */
  d: string;
  children: ReactNode;
}

/** Cuts its marks off at the edge of a shape. */
export function Inside({ d, children }: InsideProps) {
  const id = useId();
  return (
    <>
      <clipPath id={id}>
        <path d={d} />
      </clipPath>
      <g clipPath={`url(#${id})`}>{children}</g>
    </>
  );
}

interface CopiesProps {
  /** Transforms, one for each copy. */
  at: readonly string[];
  children: ReactNode;
}

/** The same mark in several places. */
export const Copies = ({ at, children }: CopiesProps) =>
  at.map((transform) => (
    <g key={transform} transform={transform}>
      {children}
    </g>
  ));

import type { ReactNode } from 'react';
import { Area, Inside, Line, Stalk } from './marks.tsx';
import { palette } from './palette.ts';

/** Outline of the broad leaf that most drawings share, its tip at the top. */
export const leafOutline =
  'M48 6C67 17 80 36 78 56 76 74 63 83 48 85 33 83 20 74 18 56 16 36 29 17 48 6Z';
/** Its veins, from the midrib to the edge. */
export const leafVeins =
  'M48 16V91M48 38 65 25M48 54 73 39M48 70 72 57M48 38 31 25M48 54 23 39M48 70 24 57';

interface LeafProps {
  fill?: string;
  vein?: string;
  veinWidth?: number;
  /** Marks below the veins. */
  below?: ReactNode;
  /** Marks above the veins. */
  children?: ReactNode;
}

/** The broad leaf; its marks are cut off at the edge. */
export const Leaf = ({
  fill = palette.leaf,
  vein = palette.leafDeep,
  veinWidth = 2.5,
  below,
  children,
}: LeafProps) => (
  <>
    <Stalk d="M48 80V92" />
    <Area d={leafOutline} fill={fill} />
    {below && <Inside d={leafOutline}>{below}</Inside>}
    <Line d={leafVeins} color={vein} width={veinWidth} />
    {children && <Inside d={leafOutline}>{children}</Inside>}
    <Line d={leafOutline} />
  </>
);

/** Outline of a leaf of a grass, its tip at the top right. */
const bladeOutline = 'M9 88C8 60 32 24 86 9 84 50 56 82 9 88Z';

/** A leaf of a grass such as rice or wheat. */
export const Blade = ({ fill = palette.leaf, children }: LeafProps) => (
  <>
    <Area d={bladeOutline} fill={fill} />
    <Line d="M9 88C30 68 56 38 86 9" color={palette.leafDeep} />
    {children && <Inside d={bladeOutline}>{children}</Inside>}
    <Line d={bladeOutline} />
  </>
);

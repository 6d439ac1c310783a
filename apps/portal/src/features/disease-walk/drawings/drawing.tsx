import type { DrawingId } from '@upaj/content/diseases/walk/drawings';
import type { ReactNode } from 'react';
import { colourDrawings } from './colour-drawings.tsx';
import { formDrawings } from './form-drawings.tsx';
import { fruitDrawings } from './fruit-drawings.tsx';
import { harvestDrawings } from './harvest-drawings.tsx';
import { plantDrawings } from './plant-drawings.tsx';
import { spotDrawings } from './spot-drawings.tsx';
import { stemDrawings } from './stem-drawings.tsx';

const drawings: Readonly<Record<DrawingId, ReactNode>> = {
  ...colourDrawings,
  ...spotDrawings,
  ...formDrawings,
  ...stemDrawings,
  ...fruitDrawings,
  ...harvestDrawings,
  ...plantDrawings,
};

interface DrawingProps {
  of: DrawingId;
  /** Its size and place; `size-18` by default. */
  className?: string;
}

/** A part of a plant or a sign on it; decoration beside its name. */
export const Drawing = ({ of, className = 'size-18' }: DrawingProps) => (
  <svg
    viewBox="0 0 96 96"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    className={className}
  >
    {drawings[of]}
  </svg>
);

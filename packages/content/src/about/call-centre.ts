/** The number of the Kisan Call Centre, free of charge; in its own module to keep the bundle small. */
export const callCentre = '1800-180-1551';

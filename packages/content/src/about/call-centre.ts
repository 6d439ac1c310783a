/** The number of the Kisan Call Centre, free of charge; apart, so that it costs nothing where it stands alone. */
export const callCentre = '1800-180-1551';

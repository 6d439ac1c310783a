/** The number of the Kisan Call Centre, free of charge; in its own module to keep the bundle small. */
export const callCentre = '1800-180-1551';

/** The National Poisons Information Centre, as printed. */
export const poisonCentre = '1800-116-117';

/** Tele-MANAS, for people in distress, as printed. */
export const teleManas = '14416';

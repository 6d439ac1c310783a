/** Orders below each other on phones, two in a row on desks. */
export const orderGrid = 'grid gap-3 lg:grid-cols-2';

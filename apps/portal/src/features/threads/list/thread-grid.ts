/** Discussions below each other on phones, two in a row on desks. */
export const threadGrid = 'grid gap-3 lg:grid-cols-2';

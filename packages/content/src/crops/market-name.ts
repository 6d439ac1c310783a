import { type CropId, cropNames } from './crop-names.ts';

/** The name by which listings of a crop are searched: the English one without its other names in brackets. */
export const marketName = (crop: CropId): string => cropNames[crop].en.replace(/ \([^)]*\)$/, '');

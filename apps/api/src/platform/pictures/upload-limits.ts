import { byAddress, byPerson } from '../limits/endpoint-limits.ts';
import { defineLimit } from '../limits/limits.ts';

const HOUR = 60 * 60;

/** How many uploads an account may make, over all endpoints that take pictures. */
export const uploadsOfPerson = defineLimit('upload', 60, HOUR);
/** How many uploads may come from one address, which many people on a mobile network share. */
export const uploadsOfAddress = defineLimit('uploads', 600, HOUR);

/** The limits of an endpoint that takes pictures. */
export const uploadLimits = [
  [uploadsOfPerson, byPerson],
  [uploadsOfAddress, byAddress],
] as const;

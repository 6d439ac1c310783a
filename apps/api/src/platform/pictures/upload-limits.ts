import { byAddress, byPerson } from '../limits/endpoint-limits.ts';
import { defineLimit } from '../limits/limits.ts';

const HOUR = 60 * 60;

/** The limit of uploads of an account, over all endpoints that accept pictures. */
export const uploadsOfPerson = defineLimit('upload', 60, HOUR);
/** The limit of uploads from one address, which many users of a mobile network share. */
export const uploadsOfAddress = defineLimit('uploads', 600, HOUR);

/** The limits of an endpoint that accepts pictures. */
export const uploadLimits = [
  [uploadsOfPerson, byPerson],
  [uploadsOfAddress, byAddress],
] as const;

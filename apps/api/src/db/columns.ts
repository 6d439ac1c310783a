import { timestamp } from 'drizzle-orm/pg-core';

/** A column of a time in milliseconds, as in JavaScript, so that a sort key can be compared with the stored value. */
export const timestampMs = (name: string) => timestamp(name, { precision: 3, withTimezone: true });

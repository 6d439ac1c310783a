import { type ClassValue, clsx } from 'clsx';

/** Joins class names and drops the falsy ones; it does not resolve conflicts between utilities. */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}

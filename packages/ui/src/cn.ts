import { cx } from 'class-variance-authority';

/** Joins class names and drops the falsy ones; it does not resolve conflicts between utilities. */
export const cn: typeof cx = (...classes) => cx(classes);

const parts = { timeZone: 'UTC' } as const;

/** The time of day at a place, hh:mm. `at` in milliseconds, `timezone` as offset from UTC in seconds. */
export const localTime = (at: number, timezone: number): string =>
  new Date(at + timezone * 1000).toISOString().slice(11, 16);

/** The weekday of a day yyyy-mm-dd, such as `Tue`. */
export const weekdayOf = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { ...parts, weekday: 'short' }).format(
    new Date(`${day}T00:00Z`),
  );

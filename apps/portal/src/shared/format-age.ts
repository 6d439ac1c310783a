const MINUTE_MS = 60_000;

const units = [
  ['day', 24 * 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
] as const;

/** An age in whole units, such as `3 hours ago`; nothing below one minute. */
export function formatAge(ageInMs: number, language: string): string | undefined {
  const [unit, length] = units.find(([, ms]) => ageInMs >= ms) ?? [];
  if (!unit) return undefined;
  return new Intl.RelativeTimeFormat(language).format(-Math.floor(ageInMs / length), unit);
}

import { formatDay } from '../../shared/format.ts';

/** The day that it is where the user is. */
export function Today() {
  const now = new Date();
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return (
    <time dateTime={day} className="text-muted">
      {formatDay(day)}
    </time>
  );
}

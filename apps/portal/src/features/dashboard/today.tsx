import { dayInIndia } from '@upaj/content/day-in-india';
import { formatDay } from '../../shared/format.ts';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';

/** The day that it is in India; a prerendered page leaves room for it. */
export function Today() {
  const isHydrated = useIsHydrated();
  if (!isHydrated) return <span className="invisible">{formatDay('2000-01-01')}</span>;
  const day = dayInIndia(new Date());
  return (
    <time dateTime={day} className="text-muted">
      {formatDay(day)}
    </time>
  );
}

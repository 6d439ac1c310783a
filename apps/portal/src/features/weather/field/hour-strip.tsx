import type { SprayingHour } from '@upaj/contract/weather-spraying.rules';
import { CircleCheck, CircleX } from 'lucide-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

interface HourStripProps {
  /** Accessible name of the row. */
  label: string;
  hours: readonly SprayingHour[];
}

/** Hours in a row that scrolls, each with its verdict in words. */
export function HourStrip({ label, hours }: HourStripProps) {
  return (
    <ul
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without a pointer the row is scrolled with the keyboard
      tabIndex={0}
      className="-mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:px-0.5"
    >
      {hours.map((hour) => (
        <Hour key={hour.time} {...hour} />
      ))}
    </ul>
  );
}

function Hour({ time, isGood, against }: SprayingHour) {
  const { t } = useTranslation('field-weather');
  const Sign = isGood ? CircleCheck : CircleX;
  const colours = isGood ? 'bg-action-soft text-on-action-soft' : 'bg-sunken text-muted';
  return (
    <li
      className={`grid w-28 flex-none content-start gap-1 rounded-field p-2.5 text-sm ${colours}`}
    >
      <b className="text-ink tabular-nums">{time.slice(11)}</b>
      <span className="flex items-center gap-1.5 font-semibold">
        <Sign aria-hidden="true" className="size-4.5 flex-none" />
        {t(isGood ? 'spraying.good' : 'spraying.notGood')}
      </span>
      {against.map((reason) => (
        <span key={reason}>{t(`against.${reason}`)}</span>
      ))}
    </li>
  );
}

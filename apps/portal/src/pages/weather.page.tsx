import { SectionHeader } from '../domains/session/section-header.tsx';
import { Weather } from '../features/weather/weather.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';

/** /weather: the weather here and elsewhere, and what it means for the field. */
export default function WeatherPage() {
  const { t } = useTranslation('weather');
  return (
    <div className="grid gap-5 md:gap-6">
      <SectionHeader title={t('title')} />
      <Weather />
    </div>
  );
}

import { Card } from '@upaj/ui/card';
import cloud from '@upaj/ui/pictures/sun-behind-cloud.svg?no-inline';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

/** The place of the weather; there is no source of it yet, so no figure is shown. */
export function WeatherCard() {
  const { t } = useTranslation('activity');
  return (
    <Card tone="sky" className="flex items-center gap-4">
      <img src={cloud} alt="" width={56} height={56} loading="lazy" className="size-14 flex-none" />
      <div className="min-w-0">
        <h2 className="text-xl">{t('weather')}</h2>
        <p className="text-sm">{t('noWeather')}</p>
      </div>
    </Card>
  );
}

import { freshSeconds } from '@upaj/contract/weather.rules';
import type { Forecast } from '@upaj/contract/weather.schema';
import { TextLink } from '@upaj/ui/text-link';
import { formatAge } from '../../shared/format-age.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../shared/use-language.ts';

/** Where the terms of the providers want their data to lead. */
const sources = {
  openweather: { name: 'OpenWeather', site: 'https://openweathermap.org/' },
  'open-meteo': {
    name: 'Open-Meteo.com',
    site: 'https://open-meteo.com/',
    licence: { name: 'CC BY 4.0', text: 'https://creativecommons.org/licenses/by/4.0/' },
  },
} as const satisfies Record<Forecast['source'], object>;

/** Says how old figures are that the provider could not renew. */
export function OldFigures({ ageSeconds }: Pick<Forecast, 'ageSeconds'>) {
  const { t } = useTranslation('weather');
  const { language } = useLanguage();
  const ago = ageSeconds > freshSeconds && formatAge(ageSeconds * 1000, language);
  return (
    <div role="status" className="empty:absolute">
      {ago && (
        <p className="rounded-control bg-gold-soft px-4 py-3 text-warning">{t('old', { ago })}</p>
      )}
    </div>
  );
}

/** Who measured and foretold, and under which licence. */
export function WeatherSource({ source }: Pick<Forecast, 'source'>) {
  const { t } = useTranslation('weather');
  const { name, site, ...terms } = sources[source];
  return (
    <p className="text-muted text-sm">
      {t('from')}{' '}
      <TextLink isExternal href={site}>
        {name}
      </TextLink>
      {'licence' in terms && (
        <>
          {', '}
          <TextLink isExternal href={terms.licence.text}>
            {terms.licence.name}
          </TextLink>
        </>
      )}
    </p>
  );
}

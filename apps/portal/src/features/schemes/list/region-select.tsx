import { isRegion, regions } from '@upaj/content/schemes/regions';
import type { RegionSlug } from '@upaj/content/schemes/scheme';
import { buttonStyles } from '@upaj/ui/button';
import { Select } from '@upaj/ui/select';
import { useId } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/paths.ts';
import { useLanguage } from '../../../shared/use-language.ts';

interface RegionSelectProps {
  region: RegionSlug;
  onRegionChange: (to: RegionSlug) => void;
}

const [india, ...others] = regions;
const states = others.slice(0, 28);
const territories = others.slice(28);

/** India, the 28 states, the union territories; without scripts it is sent by a button. */
export function RegionSelect({ region, onRegionChange }: RegionSelectProps) {
  const { t } = useTranslation('schemes');
  const { language } = useLanguage();
  const options = useOptions();
  const id = useId();
  return (
    <form action={paths.schemes.path} className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-control">
        {t('region')}
      </label>
      <Select
        id={id}
        name="region"
        value={region}
        onChange={({ target }) => isRegion(target.value) && onRegionChange(target.value)}
        className="min-h-[54px] font-semibold"
      >
        {india && options([india])}
        <optgroup label={t('states')}>{options(states)}</optgroup>
        <optgroup label={t('territories')}>{options(territories)}</optgroup>
      </Select>
      <noscript>
        <input type="hidden" name="lang" value={language} />
        <button type="submit" className={buttonStyles({ variant: 'outline' })}>
          {t('showRegion')}
        </button>
      </noscript>
    </form>
  );
}

function useOptions() {
  const { language } = useLanguage();
  return (some: typeof regions) =>
    some.map(({ slug, name }) => (
      <option key={slug} value={slug}>
        {name[language]}
      </option>
    ));
}

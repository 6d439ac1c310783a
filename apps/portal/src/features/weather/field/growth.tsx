import type { Certainty } from '@upaj/content/certainty';
import type { BaseTemperature } from '@upaj/content/crops/base-temperatures';
import { addDays, mostPastDays, pastDaysProblem } from '@upaj/contract/weather.rules';
import { FormField } from '@upaj/ui/form-field';
import { Select } from '@upaj/ui/select';
import { TextField } from '@upaj/ui/text-field';
import { useState } from 'react';
import { CertaintyNote } from '../../../shared/certainty-note.tsx';
import { formatDay } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLoaded } from '../../../shared/loading/use-loaded.tsx';
import type { Coordinates } from '../../../shared/position.ts';
import { useLanguage } from '../../../shared/use-language.ts';
import { FieldSection } from './field-section.tsx';
import { GrowthSum } from './growth-sum.tsx';

async function loadCrops() {
  const [{ baseTemperatures, baseTemperatureCertainty: certainty }, { cropNames }] =
    await Promise.all([
      import('@upaj/content/crops/base-temperatures'),
      import('@upaj/content/crops/crop-names'),
    ]);
  return baseTemperatures.map((limits) => ({
    ...limits,
    certainty,
    name: cropNames[limits.crop],
  }));
}

interface GrowthProps {
  at: Coordinates;
  /** At the place, yyyy-mm-dd. */
  today: string;
}

/** How much warmth a crop has had since it was sown. */
export function Growth({ at, today }: GrowthProps) {
  const { t } = useTranslation('field-weather');
  const { language } = useLanguage();
  const { data: crops = [] } = useLoaded(loadCrops);
  const [cropId, setCropId] = useState('');
  const [sowing, setSowing] = useState('');
  const crop = crops.find((one) => one.crop === cropId) ?? crops[0];
  const problem = sowing ? pastDaysProblem(sowing, today) : undefined;
  const error =
    problem &&
    t(`growth.${problem.code === 'too_big' ? 'tooLate' : 'tooEarly'}`, {
      day: formatDay(problem.limit),
    });
  return (
    <FieldSection title={t('growth.title')} rule={[t('growth.rule')]}>
      <div className="grid gap-3 md:grid-cols-2">
        <FormField label={t('growth.crop')}>
          <Select value={crop?.crop ?? ''} onChange={({ target }) => setCropId(target.value)}>
            {crops.map(({ crop: id, name }) => (
              <option key={id} value={id}>
                {name[language]}
              </option>
            ))}
          </Select>
        </FormField>
        <FormField label={t('growth.sowing')} error={error}>
          <TextField
            type="date"
            value={sowing}
            min={addDays(today, -mostPastDays)}
            max={addDays(today, -1)}
            onChange={({ target }) => setSowing(target.value)}
          />
        </FormField>
      </div>
      {crop && <Limits {...crop} />}
      {crop && sowing && !problem ? (
        <GrowthSum at={at} from={sowing} today={today} limits={crop} />
      ) : (
        <p className="text-muted">{t('growth.choose')}</p>
      )}
    </FieldSection>
  );
}

interface LimitsProps extends Pick<BaseTemperature, 'base' | 'upper'> {
  certainty: Certainty;
}

function Limits({ base, upper, certainty }: LimitsProps) {
  const { t } = useTranslation('field-weather');
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
      {t('growth.limits', { base, upper })}
      <CertaintyNote of={[certainty]} />
    </p>
  );
}

import { diseasesOfDoctorCrop } from '@upaj/content/diseases/diseases-of-doctor-crop';
import { Button } from '@upaj/ui/button';
import { FormField } from '@upaj/ui/form-field';
import { Select } from '@upaj/ui/select';
import { type SubmitEvent, useState } from 'react';
import type { DeviceDiagnosis, LeafAnswer } from '../../../domains/disease/diagnosis.ts';
import { findingsOf } from '../../../domains/disease/opinions.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/use-language.ts';

/** Values of the list beside the ids of diseases. */
const unknown = '';
const healthy = 'healthy';

interface ActualDiseaseProps {
  diagnosis: DeviceDiagnosis;
  onGive: (answer: LeafAnswer) => void;
}

/** Asks what it is in truth: a disease of the crop, healthy, or not known. */
export function ActualDisease({ diagnosis: { cropId, opinions }, onGive }: ActualDiseaseProps) {
  const { t } = useTranslation('leaf-result');
  const { language } = useLanguage();
  const [actual, setActual] = useState(unknown);
  const said = findingsOf(opinions).answer;
  const others = diseasesOfDoctorCrop(cropId).filter(({ id }) => id !== said?.diseaseId);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const known = actual === unknown ? {} : { actual: actual === healthy ? null : actual };
    onGive({ isRight: false, ...known });
  }

  return (
    <form noValidate onSubmit={submit} className="grid max-w-md gap-4">
      <FormField label={t('right.actual')}>
        <Select value={actual} onChange={({ target }) => setActual(target.value)}>
          <option value={unknown}>{t('right.unknown')}</option>
          {said?.diseaseId !== null && <option value={healthy}>{t('answer.healthy')}</option>}
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name[language]}
            </option>
          ))}
        </Select>
      </FormField>
      <Button type="submit" className="justify-self-start">
        {t('right.save')}
      </Button>
    </form>
  );
}

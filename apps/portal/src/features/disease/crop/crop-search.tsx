import { type DoctorCropId, doctorCrops } from '@upaj/content/diseases/doctor-crops';
import { Chip } from '@upaj/ui/chip-row';
import { SearchField } from '@upaj/ui/search-field';
import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/use-language.ts';
import { otherCropPicture } from './other-crop-pictures.ts';

export interface CropSearchProps {
  chosen: string | undefined;
  onChoose: (id: DoctorCropId) => void;
}

/** All other crops, found by a part of their name in either language. */
export function CropSearch({ chosen, onChoose }: CropSearchProps) {
  const { t } = useTranslation('leaf-doctor');
  const { language } = useLanguage();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const found = doctorCrops
    .filter(({ isTrained }) => !isTrained)
    .filter(({ name }) => `${name.en} ${name.hi}`.toLowerCase().includes(wanted))
    .toSorted((one, other) => one.name[language].localeCompare(other.name[language], language));
  return (
    <div className="grid gap-3">
      <SearchField
        label={t('crop.search')}
        placeholder={t('crop.search')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        {found.map(({ id, name }) => (
          <Chip
            key={id}
            picture={otherCropPicture(id)}
            isChosen={chosen === id}
            onClick={() => onChoose(id)}
          >
            {name[language]}
          </Chip>
        ))}
      </div>
      <p role="status" className="text-muted empty:absolute">
        {found.length === 0 && t('crop.noneFound')}
      </p>
    </div>
  );
}

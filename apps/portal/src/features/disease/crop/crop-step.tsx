import { type DoctorCropId, doctorCrops } from '@upaj/content/diseases/doctor-crops';
import { Chip, ChipRow } from '@upaj/ui/chip-row';
import bellPepper from '@upaj/ui/pictures/bell-pepper.svg?no-inline';
import corn from '@upaj/ui/pictures/ear-of-corn.svg?no-inline';
import potato from '@upaj/ui/pictures/potato.svg?no-inline';
import tomato from '@upaj/ui/pictures/tomato.svg?no-inline';
import { Search } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLazyComponent } from '../../../shared/loading/lazy-component.tsx';
import { useLanguage } from '../../../shared/use-language.ts';
import type { CropSearchProps } from './crop-search.tsx';

/** Pictures of the crops that come first. */
const cropPictures: Partial<Record<DoctorCropId, string>> = {
  'bell-pepper': bellPepper,
  maize: corn,
  potato,
  tomato,
};

const loadSearch = async () => (await import('./crop-search.tsx')).CropSearch;

interface CropStepProps {
  /** Id of the chosen crop. */
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** The crop: those that the leaf doctor knows from pictures come first, all others behind a search. */
export function CropStep({ chosen, onChoose }: CropStepProps) {
  const { t } = useTranslation('leaf-doctor');
  const { language } = useLanguage();
  const { Part: CropSearch, show, hide } = useLazyComponent<CropSearchProps>();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const isFound = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pressed button is gone with the search once the crop is chosen
  useEffect(() => {
    if (!isFound.current) return;
    isFound.current = false;
    section.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
  }, [chosen]);
  const shown = doctorCrops.filter((crop) => crop.isTrained || crop.id === chosen);
  return (
    <section ref={section} aria-labelledby={id} className="grid min-w-0 gap-3">
      <h2 id={id} className="text-xl">
        {t('crop.title')}
      </h2>
      <p className="text-muted">{t('crop.hint')}</p>
      <ChipRow label={t('crop.label')}>
        {shown.map((crop) => (
          <Chip
            key={crop.id}
            picture={cropPictures[crop.id]}
            isChosen={crop.id === chosen}
            onClick={() => {
              hide();
              onChoose(crop.id);
            }}
          >
            {crop.name[language]}
          </Chip>
        ))}
        <Chip
          aria-expanded={CropSearch !== undefined}
          onClick={() => (CropSearch ? hide() : show(loadSearch))}
        >
          <Search aria-hidden="true" className="size-5" />
          {t('crop.other')}
        </Chip>
      </ChipRow>
      {CropSearch && (
        <CropSearch
          chosen={chosen}
          onChoose={(crop) => {
            isFound.current = true;
            hide();
            onChoose(crop);
          }}
        />
      )}
    </section>
  );
}

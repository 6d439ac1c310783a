import { categories } from '@upaj/content/categories';
import type { Category } from '@upaj/contract/crops.schema';
import { Chip, ChipRow } from '@upaj/ui/chip-row';
import { categoryPicture } from '@upaj/ui/produce';
import { useCropLabels } from '../../../domains/crops/use-crop-labels.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

interface CategoryChipsProps {
  chosen: Category | undefined;
  /** Called with nothing for all categories. */
  onChoose: (category: Category | undefined) => void;
}

/** All and the eight categories. */
export function CategoryChips({ chosen, onChoose }: CategoryChipsProps) {
  const { t } = useTranslation('crops');
  const words = useCropLabels();
  return (
    <ChipRow label={t('category')}>
      <Chip isChosen={!chosen} onClick={() => onChoose(undefined)}>
        {t('all')}
      </Chip>
      {categories.map(({ name }) => (
        <Chip
          key={name}
          picture={categoryPicture(name).src}
          isChosen={chosen === name}
          onClick={() => onChoose(name)}
        >
          {words.category(name)}
        </Chip>
      ))}
    </ChipRow>
  );
}

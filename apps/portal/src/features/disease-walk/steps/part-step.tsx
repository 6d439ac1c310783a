import { findSign } from '@upaj/content/diseases/walk/signs';
import { partsOfCrop } from '@upaj/content/diseases/walk/signs-of-crop';
import { Badge } from '@upaj/ui/badge';
import { Button } from '@upaj/ui/button';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/use-language.ts';
import type { WalkInHand } from '../use-walk.ts';
import { PictureTile } from './picture-tile.tsx';

interface PartStepProps {
  walk: WalkInHand;
  cropId: string;
}

/** Where something is wrong: one big card for each part of the plant. */
export function PartStep({ walk: { open, state }, cropId }: PartStepProps) {
  const { t } = useTranslation('leaf-walk');
  const { language } = useLanguage();
  const seenOn = state.signs.map((id) => findSign(id)?.part);
  const hasSigns = state.signs.length > 0;
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {partsOfCrop(cropId).map(({ id, name, drawing }) => {
          const count = seenOn.filter((part) => part === id).length;
          return (
            <li key={id} className="grid">
              <button
                type="button"
                onClick={() => open('signs', id)}
                className="grid content-start justify-items-center gap-2 rounded-card border border-line bg-surface p-3.5 text-center shadow-card hover:bg-sunken"
              >
                <PictureTile of={drawing} size="size-28" />
                <span className="wrap-anywhere font-semibold">{name[language]}</span>
                {count > 0 && <Badge tone="good">{t('signsCount', { count })}</Badge>}
              </button>
            </li>
          );
        })}
      </ul>
      <div className="flex flex-wrap gap-2">
        {hasSigns && <Button onClick={() => open('ranking')}>{t('signs.show')}</Button>}
        <Button variant="outline" onClick={() => open('none')}>
          {t('part.other')}
        </Button>
      </div>
    </>
  );
}

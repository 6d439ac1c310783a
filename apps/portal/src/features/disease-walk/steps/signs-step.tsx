import { signsOfCrop } from '@upaj/content/diseases/walk/signs-of-crop';
import { Button } from '@upaj/ui/button';
import { StickyBar } from '@upaj/ui/sticky-bar';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { WalkInHand } from '../use-walk.ts';
import { SignCard } from './sign-card.tsx';

interface SignsStepProps {
  walk: WalkInHand;
  cropId: string;
}

/** What is seen on the chosen part: several signs may be ticked. */
export function SignsStep({ walk: { open, state, toggle }, cropId }: SignsStepProps) {
  const { t } = useTranslation('leaf-walk');
  const { part, signs } = state;
  const offered = part ? signsOfCrop(cropId, part) : [];
  const isAnySeen = signs.length > 0;
  const isTicked = offered.some(({ id }) => signs.includes(id));
  return (
    <div className="@container/bar flex flex-col gap-4">
      <ul aria-label={t('signs.label')} className="grid grid-cols-1 gap-2.5 md:grid-cols-2">
        {offered.map((sign) => (
          <SignCard
            key={sign.id}
            sign={sign}
            isSeen={signs.includes(sign.id)}
            onToggle={() => toggle(sign.id)}
          />
        ))}
      </ul>
      <StickyBar className="flex flex-wrap items-center justify-between gap-2.5">
        <p role="status" className="text-muted">
          {t('signsChosen', { count: signs.length })}
        </p>
        {isAnySeen ? (
          <Button onClick={() => open('ranking')}>{t('signs.show')}</Button>
        ) : (
          <Button variant="outline" onClick={() => open('part')}>
            {t('signs.none')}
          </Button>
        )}
      </StickyBar>
      {isAnySeen && (
        <Button variant="outline" className="self-start" onClick={() => open('part')}>
          {t(isTicked ? 'signs.otherPart' : 'signs.none')}
        </Button>
      )}
    </div>
  );
}

import type { Sign } from '@upaj/content/diseases/walk/sign';
import { questionOf } from '@upaj/content/diseases/walk/signs';
import { Button } from '@upaj/ui/button';
import { Card } from '@upaj/ui/card';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/use-language.ts';
import type { WalkInHand } from '../use-walk.ts';
import { replies } from '../walk-state.ts';
import { PictureTile } from './picture-tile.tsx';

interface QuestionCardProps {
  sign: Sign;
  onAnswer: WalkInHand['answer'];
  /** Why it is asked, such as what it separates. */
  children: ReactNode;
}

/** "Do you see this?" with the drawing; yes, no, or cannot tell. */
export function QuestionCard({ sign, onAnswer, children }: QuestionCardProps) {
  const { t } = useTranslation('leaf-walk');
  const { language } = useLanguage();
  const id = useId();
  return (
    <Card tone="gold" role="group" aria-labelledby={id} className="grid gap-3">
      <p className="text-sm">{children}</p>
      <div className="flex items-center gap-3">
        <PictureTile of={sign.drawing} size="size-20" />
        <div className="grid min-w-0 gap-1">
          <p id={id} className="font-semibold text-lg leading-snug">
            {questionOf(sign)[language]}
          </p>
          <p className="text-sm">{sign.hint[language]}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {replies.map((one) => (
          <Button key={one} variant="outline" onClick={() => onAnswer(sign.id, one)}>
            {t(`reply.${one}`)}
          </Button>
        ))}
      </div>
    </Card>
  );
}

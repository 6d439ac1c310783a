import { linkStyles } from '@upaj/ui/text-link';
import { useId, useState } from 'react';
import type { Language } from '../../shared/i18n/translations.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { cutText, isLong } from './cut-text.ts';

const shortLength = 100;

interface VideoDescriptionProps {
  language: Language;
  children: string;
}

/** The description of a video: its first 100 characters, and the rest on request. */
export function VideoDescription({ language, children }: VideoDescriptionProps) {
  const { t } = useTranslation('education');
  const [isWhole, setIsWhole] = useState(false);
  const id = useId();
  return (
    <div>
      <p id={id} lang={language} className="text-lg">
        {isWhole ? children : cutText(children, shortLength)}
      </p>
      {isLong(children, shortLength) && (
        <button
          type="button"
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setIsWhole(!isWhole)}
          className={linkStyles({ kind: 'alone' })}
        >
          {isWhole ? t('readLess') : t('readMore')}
        </button>
      )}
    </div>
  );
}

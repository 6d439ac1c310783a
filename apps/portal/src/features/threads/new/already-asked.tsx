import { countGraphemes } from '@upaj/contract/post-text';
import { threadLengths } from '@upaj/contract/threads.rules';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLoaded } from '../../../shared/loading/use-loaded.tsx';
import { useSettled } from '../../../shared/use-settled.ts';
import type { ThreadFields } from './thread-fields.ts';

const pauseInMs = 400;

const loadSimilar = async () => (await import('./similar-threads.tsx')).SimilarThreads;

/** Similar discussions while the title is typed, once it is long enough to be one. Their place is there from the start. */
export function AlreadyAsked() {
  const { t } = useTranslation('new-thread');
  const { control } = useFormContext<ThreadFields>();
  const typed = useWatch({ control, name: 'title' }).trim();
  const title = useSettled(typed, pauseInMs);
  const isTitle = countGraphemes(title, threadLengths.title.min) >= threadLengths.title.min;
  const none = <p className="flex min-h-11 items-center text-muted text-sm">{t('similarNone')}</p>;
  return (
    // Present before its contents, so that screen readers announce them.
    <div aria-live="polite">{isTitle ? <Similar title={title}>{none}</Similar> : none}</div>
  );
}

/** Loads the list with the cache's code, which the empty form does without. */
function Similar({ title, children }: { title: string; children: ReactNode }) {
  const { data: SimilarThreads } = useLoaded(loadSimilar);
  return SimilarThreads ? <SimilarThreads title={title}>{children}</SimilarThreads> : children;
}

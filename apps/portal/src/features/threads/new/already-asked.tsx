import { countGraphemes } from '@upaj/contract/post-text';
import { threadLengths } from '@upaj/contract/threads.rules';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLoaded } from '../../../shared/use-loaded.ts';
import { useSettled } from '../../../shared/use-settled.ts';
import type { ThreadFields } from './thread-fields.ts';

const pauseInMs = 400;

const loadSimilar = async () => (await import('./similar-threads.tsx')).SimilarThreads;

/** Similar discussions while the title is typed, once it is long enough to be one. */
export function AlreadyAsked() {
  const { control } = useFormContext<ThreadFields>();
  const typed = useWatch({ control, name: 'title' }).trim();
  const title = useSettled(typed, pauseInMs);
  const isTitle = countGraphemes(title, threadLengths.title.min) >= threadLengths.title.min;
  return (
    // Present before its contents, so that screen readers announce them.
    <div aria-live="polite" className="empty:absolute">
      {isTitle && <Similar title={title} />}
    </div>
  );
}

/** Loads the list with the cache's code, which the empty form does without. */
function Similar({ title }: { title: string }) {
  const { data: SimilarThreads } = useLoaded(loadSimilar);
  return SimilarThreads && <SimilarThreads title={title} />;
}

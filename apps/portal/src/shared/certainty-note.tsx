import { type Certainty, certaintyLabels } from '@upaj/content/certainty';
import { CircleHelp } from 'lucide-react';
import { useLanguage } from './use-language.ts';

/** What a user must know of before they travel, the weakest first. */
const worthTelling: readonly Certainty[] = ['unverified', 'memory'];

/** Says how sure we are where it is not sure. */
export function CertaintyNote({ of }: { of: readonly Certainty[] }) {
  const { language } = useLanguage();
  const weakest = worthTelling.find((certainty) => of.includes(certainty));
  if (!weakest) return null;
  return (
    <span className="inline-flex items-center gap-1 font-medium text-muted">
      <CircleHelp aria-hidden="true" className="size-3.5 flex-none" />
      {certaintyLabels[weakest][language]}
    </span>
  );
}

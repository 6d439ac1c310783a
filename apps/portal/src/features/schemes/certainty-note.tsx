import { type Certainty, certaintyLabels } from '@upaj/content/certainty';
import { useLanguage } from '../../shared/use-language.ts';

/** What a person must know of before they travel, the weakest first. */
const worthTelling: readonly Certainty[] = ['unverified', 'memory'];

/** Says how sure we are where it is not sure. */
export function CertaintyNote({ of }: { of: readonly Certainty[] }) {
  const { language } = useLanguage();
  const weakest = worthTelling.find((certainty) => of.includes(certainty));
  if (!weakest) return null;
  return <span className="font-medium text-warning">{certaintyLabels[weakest][language]}</span>;
}

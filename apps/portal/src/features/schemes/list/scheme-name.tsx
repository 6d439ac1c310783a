import { schemeKinds } from '@upaj/content/schemes/kinds';
import type { Scheme } from '@upaj/content/schemes/scheme';
import { Badge } from '@upaj/ui/badge';
import { CertaintyNote } from '../../../shared/certainty-note.tsx';
import { useLanguage } from '../../../shared/use-language.ts';
import { SchemeTitle } from '../scheme-title.tsx';

/** Title, what it gives, and who gives it, with how sure we are. */
export function SchemeName({ scheme }: { scheme: Scheme }) {
  const { language } = useLanguage();
  const kind = schemeKinds.find((one) => one.kind === scheme.kind)?.label[language];
  return (
    <div className="grid justify-items-start gap-1.5">
      <SchemeTitle scheme={scheme} />
      <p>{scheme.fact[language]}</p>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-caption text-muted">
        <Badge>{kind}</Badge>
        <span>{scheme.agency[language]}</span>
        <CertaintyNote of={[scheme.fact.certainty, scheme.certainty]} />
      </p>
    </div>
  );
}

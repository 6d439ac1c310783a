import { schemeKinds } from '@upaj/content/schemes/kinds';
import type { Scheme } from '@upaj/content/schemes/scheme';
import { Badge } from '@upaj/ui/badge';
import { CertaintyNote } from '../../../shared/certainty-note.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/use-language.ts';
import { SchemeLinks } from '../scheme-links.tsx';
import { SchemeTitle } from '../scheme-title.tsx';

/** Sr No., Name and Link; on a phone each row is a card. */
export function SchemeTable({ schemes }: { schemes: readonly Scheme[] }) {
  const { t } = useTranslation('schemes');
  return (
    <div className="md:overflow-hidden md:rounded-card md:border md:border-line md:bg-surface md:shadow-card">
      <table className="w-full max-md:block">
        <thead className="bg-surface-soft text-start text-control max-md:sr-only">
          <tr>
            <th scope="col" className="w-px whitespace-nowrap py-3 ps-5 pe-2 text-start">
              {t('number')}
            </th>
            <th scope="col" className="px-4 py-3 text-start">
              {t('name')}
            </th>
            <th scope="col" className="py-3 pe-5 lg:w-84 text-start">
              {t('link')}
            </th>
          </tr>
        </thead>
        <tbody className="max-md:grid max-md:gap-3">
          {schemes.map((scheme) => (
            <SchemeRow key={scheme.id} scheme={scheme} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const rowStyles =
  'max-md:below-fold-[290px] max-md:flex max-md:flex-wrap max-md:gap-x-3 max-md:gap-y-3 max-md:rounded-card max-md:border max-md:border-line max-md:bg-surface max-md:p-4 max-md:shadow-card md:border-line md:border-t';

function SchemeRow({ scheme }: { scheme: Scheme }) {
  return (
    <tr className={rowStyles}>
      <td className="align-top font-semibold text-muted tabular-nums md:py-4 md:ps-5 md:pe-2">
        {scheme.order}
      </td>
      <td className="wrap-anywhere align-top max-md:min-w-0 max-md:flex-[1_1_10rem] md:px-4 md:py-4">
        <SchemeName scheme={scheme} />
      </td>
      <td className="align-top max-md:basis-full md:py-4 md:pe-5">
        <SchemeLinks scheme={scheme} />
      </td>
    </tr>
  );
}

/** Title, what it gives, and who gives it, with how sure we are. */
function SchemeName({ scheme }: { scheme: Scheme }) {
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

import type { Scheme } from '@upaj/content/schemes/scheme';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { SchemeLinks } from '../scheme-links.tsx';
import { SchemeName } from './scheme-name.tsx';

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

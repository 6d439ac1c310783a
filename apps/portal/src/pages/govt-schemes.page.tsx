import { PublicPage } from '../domains/session/public-page.tsx';
import { Schemes } from '../features/schemes/schemes.tsx';
import { preloadSchemes } from '../features/schemes/schemes-source.ts';
import { useRegionName } from '../features/schemes/use-region-name.ts';
import { useTranslation } from '../shared/i18n/use-translation.ts';

// The build prerenders the list into the HTML, and hydration needs the same list at once.
await preloadSchemes();

/** /explore/govt-schemes: what governments offer to farmers, by region. */
export default function GovtSchemesPage() {
  const { t } = useTranslation('schemes');
  const region = useRegionName();
  const tabTitle = region && t('titleOf', { region });
  return (
    <PublicPage title={t('title')} tabTitle={tabTitle} intro={t('intro')}>
      <Schemes />
    </PublicPage>
  );
}

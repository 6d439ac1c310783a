import { Schemes } from '../features/schemes/schemes.tsx';
import { preloadSchemes } from '../features/schemes/schemes-source.ts';
import { useRegionName } from '../features/schemes/use-region-name.ts';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { OpenPage } from '../shared/open-page.tsx';

// The build draws the list into the HTML, and a browser that continues it needs the same list at once.
await preloadSchemes();

/** /explore/govt-schemes: what governments offer to farmers, by region. */
export default function GovtSchemesPage() {
  const { t } = useTranslation('schemes');
  const region = useRegionName();
  const tabTitle = region && t('titleOf', { region });
  return (
    <OpenPage title={t('title')} tabTitle={tabTitle} intro={t('intro')}>
      <Schemes />
    </OpenPage>
  );
}

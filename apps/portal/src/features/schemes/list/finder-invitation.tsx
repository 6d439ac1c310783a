import type { RegionSlug } from '@upaj/content/schemes/scheme';
import { buttonStyles } from '@upaj/ui/button';
import { Card } from '@upaj/ui/card';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PageLink } from '../../../shared/page-link.tsx';
import { paths } from '../../../shared/paths.ts';

/** The way to the scheme finder. */
export function FinderInvitation({ region }: { region: RegionSlug }) {
  const { t } = useTranslation('schemes');
  return (
    <Card
      tone="hint"
      className="flex flex-wrap items-center justify-between gap-4 [@media(scripting:none)]:hidden"
    >
      <div className="max-w-xl">
        <h2 className="text-xl">{t('finder.title')}</h2>
        <p>{t('finder.invitation')}</p>
      </div>
      <PageLink to={paths.schemes.href({ region, finder: '1' })} className={buttonStyles()}>
        {t('finder.start')}
      </PageLink>
    </Card>
  );
}

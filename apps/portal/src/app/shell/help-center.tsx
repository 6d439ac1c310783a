import robot from '@upaj/ui/pictures/robot.svg?no-inline';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { paths } from '../../shared/paths.ts';

/** The box at the foot of the side menu that leads to KrishiBot. */
export function HelpCenter() {
  const { t } = useTranslation('shell');
  return (
    <PageLink to={paths.chatBot.href()} className="grid gap-1 rounded-card bg-gold-soft p-4">
      <img src={robot} alt="" width={32} height={32} loading="lazy" className="size-8" />
      <b>{t('help.title')}</b>
      <span>{t('help.text')}</span>
    </PageLink>
  );
}

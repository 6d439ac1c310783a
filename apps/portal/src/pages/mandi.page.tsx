import { buttonStyles } from '@upaj/ui/button';
import { Store } from 'lucide-react';
import { useSelector } from 'react-redux';
import { Mandi } from '../features/crops/market/mandi.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { PageLink } from '../shared/page-link.tsx';
import { paths } from '../shared/paths.ts';
import { SectionHeader } from '../shared/section-header.tsx';
import { selectSession } from '../shared/session.slice.ts';

/** /mandi: what is for sale. */
export default function MandiPage() {
  const { t } = useTranslation('crops');
  return (
    <div className="grid gap-6 md:gap-9">
      <SectionHeader title={t('title')} actions={<SellerLink />} />
      <Mandi />
    </div>
  );
}

function SellerLink() {
  const { t } = useTranslation('crops');
  const { isSeller } = useSelector(selectSession);
  const to = isSeller ? paths.sellItem.href() : paths.sellerSignUp.href();
  return (
    <PageLink to={to} className={buttonStyles({ variant: 'outline' })}>
      <Store aria-hidden="true" className="size-5" />
      {isSeller ? t('sellItems') : t('becomeSeller')}
    </PageLink>
  );
}

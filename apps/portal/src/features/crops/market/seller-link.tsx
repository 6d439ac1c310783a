import { buttonStyles } from '@upaj/ui/button';
import { Store } from 'lucide-react';
import { useSelector } from 'react-redux';
import { selectSession } from '../../../domains/session/session.slice.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PageLink } from '../../../shared/page-link.tsx';
import { paths } from '../../../shared/paths.ts';

/** 'Become a Seller', or for those who are one the way to sell. */
export function SellerLink() {
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

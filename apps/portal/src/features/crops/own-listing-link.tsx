import type { Crop } from '@upaj/contract/crops.schema';
import { buttonStyles } from '@upaj/ui/button';
import { useSelector } from 'react-redux';
import { selectSession } from '../../domains/session/session.slice.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { paths } from '../../shared/paths.ts';

/** Whether the signed-in user sells a listing; no one buys their own goods. */
export function useIsOwn({ seller }: Crop): boolean {
  const { userId } = useSelector(selectSession);
  return seller.userId === userId;
}

/** In place of the buttons to buy: the way to one's own listings. */
export function OwnListingLink({ size }: { size: 'small' | 'big' }) {
  const { t } = useTranslation('crops');
  return (
    <PageLink
      to={paths.sellerDashboard.href()}
      // In a card it has the size of a stepper, so that nothing moves once it is known whose the listing is.
      className={buttonStyles({
        variant: 'outline',
        size,
        className: size === 'small' && 'max-h-12 px-2! py-1! leading-tight',
      })}
    >
      {t('ownListing')}
    </PageLink>
  );
}

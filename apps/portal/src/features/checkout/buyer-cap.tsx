import { unitSize } from '@upaj/content/trade-unit';
import type { OrderCap } from '@upaj/contract/error-reply';
import { Button } from '@upaj/ui/button';
import { formatNumber, formatRupees } from '../../shared/format.ts';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLazyComponent } from '../../shared/loading/lazy-component.tsx';

export interface BuyerCapProps {
  cap: OrderCap;
}

const loadDialog = async () =>
  (await import('../../domains/accounts/otp/confirm-email-dialog.tsx')).ConfirmEmailDialog;

/** What a new buyer may have waiting for answers, how much waits, and what to do about it. */
export function BuyerCap({ cap: { kind, limit, used } }: BuyerCapProps) {
  const { t } = useTranslation('checkout');
  const { Part: Dialog, coming, show, hide } = useLazyComponent<{ onClose: () => void }>();
  const words = kind === 'amount' ? formatRupees : formatNumber;
  const facts = {
    limit: words(limit),
    used: words(used),
    weight: formatNumber(limit * unitSize),
  };
  return (
    <div className="grid justify-items-start gap-3">
      <FormAlert>{`${t(`cap.${kind}`, facts)} ${t('cap.ways')}`}</FormAlert>
      <Button variant="outline" isBusy={coming !== undefined} onClick={() => show(loadDialog)}>
        {t('cap.confirm')}
      </Button>
      {Dialog && <Dialog onClose={hide} />}
    </div>
  );
}

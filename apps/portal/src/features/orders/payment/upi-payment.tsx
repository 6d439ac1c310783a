import type { Order } from '@upaj/contract/orders.schema';
import { upiLink } from '@upaj/contract/payments.rules';
import { buttonStyles } from '@upaj/ui/button';
import { CopyButton } from '@upaj/ui/copy-button';
import { useId } from 'react';
import { formatRupees } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { QrCode } from '../../../shared/qr-code.tsx';
import { ClaimForm } from './claim-form.tsx';

/** How the buyer pays through UPI, and reports that it is done. */
export function UpiPayment({ order }: { order: Order }) {
  const { t } = useTranslation('order-steps');
  const titleId = useId();
  const amount = formatRupees(order.outstanding);
  const { upi } = order.seller;
  return (
    <section aria-labelledby={titleId} className="grid gap-4 border-line border-t pt-4">
      <div>
        <h3 id={titleId} className="text-lg">
          {t('upi.title')}
        </h3>
        <p className="text-muted text-sm">{upi ? t('upi.text', { amount }) : t('upi.none')}</p>
      </div>
      {upi && <Payee order={order} upi={upi} />}
      <ClaimForm order={order} />
    </section>
  );
}

/** Where the money goes: as a QR code, to be copied, and on phones as a link. */
function Payee({ order, upi }: { order: Order; upi: string }) {
  const { t } = useTranslation('order-steps');
  const { reference, outstanding, seller } = order;
  const amount = formatRupees(outstanding);
  const link = upiLink({ address: upi, name: seller.name ?? '' }, outstanding, reference);
  return (
    <div className="grid gap-4">
      {opensUpiLinks() && (
        <a href={link} className={buttonStyles({ variant: 'gold', size: 'big', width: 'full' })}>
          {t('upi.open')}
        </a>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <QrCode text={link} label={t('upi.qr', { amount, address: upi, reference })} />
        <p className="min-w-0 flex-[1_1_8rem] text-muted text-sm">{t('upi.scan')}</p>
      </div>
      <dl className="grid gap-3">
        <Fact term={t('upi.address')} value={upi} copyLabel={t('upi.copyAddress')} />
        <Fact term={t('upi.amount')} value={amount} />
        <Fact term={t('upi.reference')} value={reference} copyLabel={t('upi.copyReference')} />
      </dl>
    </div>
  );
}

interface FactProps {
  term: string;
  value: string;
  /** Name of the button that copies it. */
  copyLabel?: string;
}

function Fact({ term, value, copyLabel }: FactProps) {
  const { t } = useTranslation('order-steps');
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <dt className="basis-full text-muted text-sm">{term}</dt>
      <dd className="wrap-anywhere min-w-0 flex-[1_1_8rem] font-bold text-lg">{value}</dd>
      {copyLabel && (
        <dd>
          <CopyButton
            text={value}
            aria-label={copyLabel}
            label={t('upi.copy')}
            copiedLabel={t('upi.copied')}
          />
        </dd>
      )}
    </div>
  );
}

interface WithHints {
  userAgentData?: { platform?: string };
}

/** Whether this device opens a UPI link in an app: phones do, desks show an error or nothing. */
function opensUpiLinks(): boolean {
  // User-agent client hints are missing in Safari, Firefox and TypeScript's types.
  const { userAgentData } = navigator as Navigator & WithHints;
  if (userAgentData?.platform) return userAgentData.platform === 'Android';
  return /Android|iPhone|iPad/.test(navigator.userAgent);
}

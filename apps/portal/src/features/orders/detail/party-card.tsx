import { latinDigits } from '@upaj/contract/latin-digits';
import type { Order, OrderAddress } from '@upaj/contract/orders.schema';
import { Avatar } from '@upaj/ui/avatar';
import { Badge } from '@upaj/ui/badge';
import { buttonStyles } from '@upaj/ui/button';
import { Card } from '@upaj/ui/card';
import { MessageCircle, Phone } from 'lucide-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { Side } from '../order-facts.ts';
import { usePartyName } from '../use-party-name.ts';

/** The ten digits of an Indian mobile number, however it is written. */
const tenDigits = (phone: string) => latinDigits(phone).replace(/\D/g, '').slice(-10);

const telLink = (phone: string): string => `tel:+91${tenDigits(phone)}`;

/** Opens a chat with this number; the text can be changed before it is sent. */
const whatsAppLink = (phone: string, text: string): string =>
  `https://wa.me/91${tenDigits(phone)}?text=${encodeURIComponent(text)}`;

interface PartyCardProps {
  order: Order;
  side: Side;
}

/** The other side of the order, how to reach it, and where the goods go. */
export function PartyCard({ order, side }: PartyCardProps) {
  const { t } = useTranslation('orders');
  const partyName = usePartyName();
  const other = side === 'buyer' ? 'seller' : 'buyer';
  const { name, phone } = order[other];
  const shownName = partyName(name, other);
  return (
    <Card className="grid gap-4">
      <div className="flex items-center gap-3">
        <Avatar name={shownName} isDecorative />
        <div className="wrap-anywhere min-w-0">
          <h2 className="font-normal text-muted text-sm">{t(`party.${other}`)}</h2>
          <p className="font-semibold">{shownName}</p>
          {name === null && <p className="text-muted text-sm">{t('deleted')}</p>}
        </div>
      </div>
      {side === 'seller' && order.isNewBuyer && (
        <div className="grid justify-items-start gap-1.5">
          <Badge tone="look">{t('newBuyer')}</Badge>
          <p className="text-sm">{t('newBuyerText')}</p>
        </div>
      )}
      {phone && <PhoneLinks name={shownName} phone={phone} reference={order.reference} />}
      {order.address && <Address address={order.address} buyerPhone={order.buyer.phone} />}
    </Card>
  );
}

interface PhoneLinksProps {
  name: string;
  phone: string;
  reference: string;
}

function PhoneLinks({ name, phone, reference }: PhoneLinksProps) {
  const { t } = useTranslation('orders');
  const style = buttonStyles({ variant: 'outline', className: 'grow' });
  return (
    <div className="flex flex-wrap gap-2">
      <a href={telLink(phone)} aria-label={t('callNamed', { name })} className={style}>
        <Phone aria-hidden="true" className="size-4.5" />
        {t('call')}
      </a>
      <a
        href={whatsAppLink(phone, t('whatsAppText', { reference }))}
        target="_blank"
        rel="noreferrer"
        aria-label={t('whatsAppNamed', { name })}
        className={style}
      >
        <MessageCircle aria-hidden="true" className="size-4.5" />
        {t('whatsApp')}
      </a>
    </div>
  );
}

interface AddressProps {
  address: OrderAddress;
  /** Shown with the buyer already. */
  buyerPhone: string | null;
}

function Address({ address, buyerPhone }: AddressProps) {
  const { t } = useTranslation('orders');
  const { name, phone, street, city, state, postalCode } = address;
  return (
    <div className="border-line border-t pt-3">
      <h3 className="text-muted text-sm">{t('address')}</h3>
      <address className="wrap-anywhere not-italic">
        <span className="block font-semibold">{name}</span>
        <span className="block">{street}</span>
        <span className="block">{`${city}, ${state} ${postalCode}`}</span>
        {phone !== buyerPhone && (
          <a
            href={telLink(phone)}
            className="inline-flex min-h-11 items-center font-semibold text-action underline"
          >
            {phone}
          </a>
        )}
      </address>
    </div>
  );
}

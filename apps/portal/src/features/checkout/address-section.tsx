import type { OrderAddress } from '@upaj/contract/orders.schema';
import { Button } from '@upaj/ui/button';
import { Card } from '@upaj/ui/card';
import { useId } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { stateName } from '../../shared/state-name.ts';
import { useLanguage } from '../../shared/use-language.ts';
import type { useCheckoutFields } from './checkout-fields.ts';
import type { useAddress } from './use-address.ts';

interface AddressSectionProps {
  fields: ReturnType<typeof useCheckoutFields>;
  address: ReturnType<typeof useAddress>;
}

/** Where the goods go: as in the profile, or as it is written here. */
export function AddressSection({ fields, address }: AddressSectionProps) {
  const { t } = useTranslation('checkout');
  const titleId = useId();
  const { Form, form, isOpening, open, faults, takesFocus } = address;
  return (
    <section aria-labelledby={titleId}>
      <Card className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id={titleId} className="text-xl">
            {t('address')}
          </h2>
          {!Form && (
            <Button
              variant="outline"
              size="small"
              isBusy={isOpening}
              onClick={open}
              aria-label={t('changeAddress')}
            >
              {t('change')}
            </Button>
          )}
        </div>
        {Form ? (
          <Form
            ref={form}
            address={fields.address}
            onChange={(changed) => fields.change({ address: changed })}
            faults={faults}
            takesFocus={takesFocus}
          />
        ) : (
          <Address address={fields.address} />
        )}
      </Card>
    </section>
  );
}

function Address({ address }: { address: OrderAddress }) {
  const { language } = useLanguage();
  const { name, phone, street, city, state, postalCode } = address;
  const lines = [name, street, `${city}, ${stateName(state, language)} ${postalCode}`, phone];
  return (
    <address className="wrap-anywhere grid not-italic">
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move, and two of them may be alike
        <span key={at}>{line}</span>
      ))}
    </address>
  );
}

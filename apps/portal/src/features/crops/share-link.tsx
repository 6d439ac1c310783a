import type { Crop } from '@upaj/contract/crops.schema';
import { buttonStyles } from '@upaj/ui/button';
import { Share2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useCropLabels } from '../../domains/crops/use-crop-labels.ts';
import { formatRupees } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/paths.ts';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';

/** What is sent of a listing: its name, its price, and its address, of which messengers show a preview. */
function useSharedListing({ _id, name, price, unit, category }: Crop) {
  const { t } = useTranslation('crops');
  const words = useCropLabels();
  const values = { name, price: formatRupees(price), unit: words.tradeUnit(unit) };
  // The server does not know under which name it is reached.
  const origin = useIsHydrated() ? location.origin : '';
  const url = `${origin}${paths.crop.href(category, _id)}`;
  return { title: name, text: t('shareText', values), url };
}

interface ShareLinkProps {
  crop: Crop;
  variant?: 'outline' | 'quiet';
  size?: 'small';
}

/** Shares a listing with whatever the device offers; where it offers nothing, through WhatsApp. */
export function ShareLink({ crop, variant = 'outline', size }: ShareLinkProps) {
  const { t } = useTranslation('crops');
  const shared = useSharedListing(crop);
  const whatsApp = `https://wa.me/?text=${encodeURIComponent(`${shared.text}\n${shared.url}`)}`;

  function share(event: MouseEvent) {
    if (!('share' in navigator)) return;
    event.preventDefault();
    navigator.share(shared).catch((error: unknown) => {
      // A user who closes the device's list wants no other way.
      const isClosed = error instanceof DOMException && error.name === 'AbortError';
      if (!isClosed) window.open(whatsApp, '_blank', 'noopener');
    });
  }

  return (
    <a
      href={whatsApp}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('shareNamed', { name: crop.name })}
      className={buttonStyles({ variant, size })}
      onClick={share}
    >
      <Share2 aria-hidden="true" className="size-5" />
      {t('share')}
    </a>
  );
}

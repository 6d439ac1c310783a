import { certaintyLabels } from '@upaj/content/certainty';
import {
  compareToMsp,
  findMsp,
  type MspComparison,
  type MspMatch,
} from '@upaj/content/msp/find-msp';
import { announcedOnText, type Msp, seasonLabels } from '@upaj/content/msp/msp-entry';
import { Card } from '@upaj/ui/card';
import { cn } from '@upaj/ui/cn';
import { formatRupees, formatRupeesExact } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../shared/use-language.ts';
import { isSoldByWeight, type PricedListing } from './msp-eligibility.ts';
import { usePriceComparison } from './use-price-comparison.ts';

interface MspCardProps {
  offer: PricedListing;
  /** Also shows the asked price per kilogram and quintal, where nothing beside the card does. */
  showsPrice?: boolean;
}

/** A price beside the government's support price of its season; nothing where there is none. */
export function MspCard({ offer, showsPrice = false }: MspCardProps) {
  const match = isSoldByWeight(offer) ? findMsp(offer.name, offer.category) : undefined;
  if (!match) return null;
  const comparison = compareToMsp(offer.price, match.msp);
  return (
    <Card tone="hint" size="row" className="grid gap-2">
      <Bar comparison={comparison} msp={match.msp} />
      {showsPrice && <OwnPrice comparison={comparison} />}
      <Support msp={match.msp} comparison={comparison} />
      <Remarks match={match} comparison={comparison} />
    </Card>
  );
}

/** Position of the mark of the support price; a higher price has room to its right. */
const markAt = 80;

/** The asked price as a bar, the support price as a mark on it; the words below say the same. */
function Bar({ comparison, msp }: { comparison: MspComparison; msp: Msp }) {
  const length = Math.min((comparison.perQuintal / msp.perQuintal) * markAt, 100);
  return (
    <div aria-hidden="true" className="relative my-1 h-2.5 rounded-full bg-action-line">
      <div
        className={cn(
          'h-full rounded-full',
          comparison.standing === 'below' ? 'bg-mark' : 'bg-action',
        )}
        style={{ width: `${length}%` }}
      />
      <div className="absolute -inset-y-1 w-0.75 bg-ink" style={{ left: `${markAt}%` }} />
    </div>
  );
}

function OwnPrice({ comparison: { perKg, perQuintal } }: { comparison: MspComparison }) {
  const { t } = useTranslation('msp');
  return (
    <p>{t('ownPrice', { kg: formatRupeesExact(perKg), quintal: formatRupees(perQuintal) })}</p>
  );
}

function Support({ msp, comparison }: { msp: Msp; comparison: MspComparison }) {
  const { t } = useTranslation('msp');
  const { language } = useLanguage();
  const standing = usePriceComparison();
  const variety = msp.variety ? ` (${msp.variety[language]})` : '';
  const name = `${msp.name[language]}${variety}`;
  const values = { kind: msp.kind, name, season: msp.marketingSeason };
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p>
        {t('support', values)} <b>{t('perQuintal', { price: formatRupees(msp.perQuintal) })}</b>
      </p>
      <span
        className={cn(
          'rounded-full bg-surface px-2.5 py-1 font-bold text-caption leading-tight',
          comparison.standing === 'below' ? 'text-warning' : 'text-on-action-soft',
        )}
      >
        {standing('card', comparison)}
      </span>
    </div>
  );
}

function Remarks({ match, comparison }: { match: MspMatch; comparison: MspComparison }) {
  const { t } = useTranslation('msp');
  const { language } = useLanguage();
  const { msp, note } = match;
  const season = msp.season === 'other' ? '' : seasonLabels[msp.season][language].toLowerCase();
  const day = announcedOnText(msp);
  const lines = [
    t('perKg', { price: formatRupeesExact(comparison.mspPerKg) }),
    season ? t('announced', { day, season }) : t('announcedPlain', { day }),
  ];
  return (
    <div className="text-muted text-sm">
      <p>{lines.join(' · ')}</p>
      {note && <p>{note[language]}</p>}
      {msp.certainty !== 'source read' && <p>{certaintyLabels[msp.certainty][language]}</p>}
    </div>
  );
}

import { type SchemeKind, schemeKinds } from '@upaj/content/schemes/kinds';
import type { Scheme } from '@upaj/content/schemes/scheme';
import { Chip, ChipRow } from '@upaj/ui/chip-row';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/use-language.ts';

interface KindChipsProps {
  /** The region's schemes; a kind that none of them has is left out. */
  schemes: readonly Scheme[];
  chosen: SchemeKind | undefined;
  /** Called with nothing for all kinds. */
  onChoose: (kind?: SchemeKind) => void;
}

/** All, and the kinds of schemes that the region has. */
export function KindChips({ schemes, chosen, onChoose }: KindChipsProps) {
  const { t } = useTranslation('schemes');
  const { language } = useLanguage();
  const has = new Set(schemes.map(({ kind }) => kind));
  return (
    <ChipRow label={t('kind')} className="md:flex-wrap [@media(scripting:none)]:hidden">
      <Chip isChosen={!chosen} onClick={() => onChoose()}>
        {t('all')}
      </Chip>
      {schemeKinds
        .filter(({ kind }) => has.has(kind) || kind === chosen)
        .map(({ kind, label }) => (
          <Chip key={kind} isChosen={kind === chosen} onClick={() => onChoose(kind)}>
            {label[language]}
          </Chip>
        ))}
    </ChipRow>
  );
}

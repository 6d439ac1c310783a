import { inHectares, squareFoot } from '@upaj/content/land-units';
import { CertaintyNote } from '../../../shared/certainty-note.tsx';
import { formatNumber } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/use-language.ts';
import { type FinderForm, hectaresOf, unitOf } from './finder-form.ts';

/** The size of the unit in hectares, the total area, and how reliable the size is. */
export function UnitSize({ form }: { form: FinderForm }) {
  const { t } = useTranslation('schemes');
  const { language } = useLanguage();
  const unit = unitOf(form);
  const hectares = hectaresOf(form);
  const isHectare = unit?.id === 'hectare';
  return (
    <div className="grid gap-1 text-muted text-sm">
      <p aria-live="polite">
        {hectares !== undefined && !isHectare && (
          <strong className="text-ink">
            {t('finder.areaIs', { hectares: formatNumber(hectares) })}
          </strong>
        )}
      </p>
      {unit && !isHectare && (
        <p>
          {t('finder.unitIs', {
            unit: unit.name[language],
            squareFeet: formatNumber(Math.round((unit.squareMetres / squareFoot) * 100) / 100),
            hectares: formatNumber(inHectares(1, unit)),
          })}{' '}
          <CertaintyNote of={[unit.certainty]} />
        </p>
      )}
      {isHectare && <p>{t('finder.hectareHint')}</p>}
      {unit?.differsWithinState && <p>{t('finder.unitDiffers')}</p>}
      {!form.state && <p>{t('finder.unitsOfState')}</p>}
    </div>
  );
}

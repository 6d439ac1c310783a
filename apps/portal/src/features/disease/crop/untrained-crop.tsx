import { findDoctorCrop } from '@upaj/content/diseases/doctor-crops';
import { Button } from '@upaj/ui/button';
import { Card } from '@upaj/ui/card';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/use-language.ts';
import { useSecondOpinion } from '../ask/use-second-opinion.ts';

interface UntrainedCropProps {
  cropId: string;
  onWalk: () => void;
}

/** Says that the model does not know a crop, and leads to the guided walk. */
export function UntrainedCrop({ cropId, onWalk }: UntrainedCropProps) {
  const { t } = useTranslation('leaf-doctor');
  const { language } = useLanguage();
  const hasOpinion = useSecondOpinion();
  const crop = findDoctorCrop(cropId)?.name[language] ?? cropId;
  return (
    <Card tone="hint" className="grid max-w-2xl justify-items-start gap-3">
      <p role="status">{t('crop.notTrained', { crop })}</p>
      <Button onClick={onWalk}>{t('crop.walk')}</Button>
      <p className="text-muted text-sm">
        {t(hasOpinion ? 'crop.secondOpinion' : 'crop.noOpinion')}
      </p>
    </Card>
  );
}

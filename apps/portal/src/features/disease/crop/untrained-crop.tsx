import { findDoctorCrop } from '@upaj/content/diseases/doctor-crops';
import { Button } from '@upaj/ui/button';
import { Card } from '@upaj/ui/card';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { CacheDispatch } from '../../../shared/transport/lazy-api.ts';
import { useLanguage } from '../../../shared/use-language.ts';
import { useLoaded } from '../../../shared/use-loaded.ts';

interface UntrainedCropProps {
  cropId: string;
  onWalk: () => void;
}

/** Says that the model does not know a crop, and leads to the guided walk. */
export function UntrainedCrop({ cropId, onWalk }: UntrainedCropProps) {
  const { t } = useTranslation('leaf-doctor');
  const { language } = useLanguage();
  const dispatch: CacheDispatch = useDispatch();
  const load = useCallback(async () => {
    const { hasSecondOpinion } = await import('../ask/ask-server.ts');
    return hasSecondOpinion(dispatch);
  }, [dispatch]);
  const { data: hasOpinion } = useLoaded(load);
  const crop = findDoctorCrop(cropId)?.name[language] ?? cropId;
  return (
    <Card tone="hint" className="grid justify-items-start gap-3">
      <p role="status">{t('crop.notTrained', { crop })}</p>
      <Button onClick={onWalk}>{t('crop.walk')}</Button>
      <p className="text-muted text-sm">
        {t(hasOpinion ? 'crop.secondOpinion' : 'crop.noOpinion')}
      </p>
    </Card>
  );
}

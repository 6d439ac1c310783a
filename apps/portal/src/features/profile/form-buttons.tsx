import { Button } from '@upaj/ui/button';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

interface FormButtonsProps {
  isBusy: boolean;
  onCancel: () => void;
}

/** 'Save', and the way back without it. */
export function FormButtons({ isBusy, onCancel }: FormButtonsProps) {
  const { t } = useTranslation('profile');
  return (
    <div className="flex flex-col gap-2.5 md:flex-row">
      <Button type="submit" size="big" isBusy={isBusy}>
        {t('save')}
      </Button>
      <Button variant="outline" size="big" disabled={isBusy} onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  );
}

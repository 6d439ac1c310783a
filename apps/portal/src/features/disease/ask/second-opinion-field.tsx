import { Checkbox } from '@upaj/ui/checkbox';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSecondOpinion } from './use-second-opinion.ts';

interface SecondOpinionFieldProps {
  /** Whether the model of this device judges, so that the pictures stay here unless this is chosen. */
  isOnDevice: boolean;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

/** Where the server has an AI service: says that it sees what is sent, or lets pictures go there that would stay here. */
export function SecondOpinionField({ isOnDevice, isChosen, onChange }: SecondOpinionFieldProps) {
  const { t } = useTranslation('leaf-doctor');
  if (!useSecondOpinion()) return null;
  if (!isOnDevice) return <p className="text-muted text-sm">{t('sentToAi')}</p>;
  return (
    <Checkbox
      label={t('askSecond')}
      checked={isChosen}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

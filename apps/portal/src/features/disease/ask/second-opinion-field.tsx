import { Checkbox } from '@upaj/ui/checkbox';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSecondOpinion } from './use-second-opinion.ts';

interface SecondOpinionFieldProps {
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

/** Lets pictures that would stay on the device go to the server's AI service; absent where it has none. */
export function SecondOpinionField({ isChosen, onChange }: SecondOpinionFieldProps) {
  const { t } = useTranslation('leaf-doctor');
  if (!useSecondOpinion()) return null;
  return (
    <Checkbox
      label={t('askSecond')}
      checked={isChosen}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

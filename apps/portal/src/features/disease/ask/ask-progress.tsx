import { ProgressBar } from '@upaj/ui/progress-bar';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { AskState } from './ask-advisers.ts';

/** How far a question is: which leaf is judged, or how much is sent. */
export function AskProgress({ state }: { state: AskState }) {
  const { t } = useTranslation('leaf-doctor');
  const shown = useShown(state);
  return (
    <div role="status" className="grid gap-2 empty:absolute">
      {shown && (
        <>
          <p className="font-medium">{shown.text}</p>
          {shown.share !== undefined && <ProgressBar value={shown.share} label={shown.text} />}
          {state.is === 'sending' && <p className="text-muted text-sm">{t('slow')}</p>}
        </>
      )}
    </div>
  );
}

function useShown(state: AskState): { text: string; share?: number } | undefined {
  const { t } = useTranslation('leaf-doctor');
  switch (state.is) {
    case 'reading':
      return { text: t('reading') };
    case 'judging': {
      const { leaf, of } = state;
      return { text: t('judging', { leaf, count: of }), share: (leaf - 1) / of };
    }
    case 'sending': {
      const { share, isSecond } = state;
      if (share === 1) return { text: t('sent'), share };
      const percent = Math.round(share * 100);
      return { text: t(isSecond ? 'secondSending' : 'sending', { percent }), share };
    }
    case 'alone':
      return { text: t('alone') };
    default:
      return undefined;
  }
}

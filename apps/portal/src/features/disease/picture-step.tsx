import { maxLeaves } from '@upaj/contract/disease.rules';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import type { AskState } from './ask/ask-advisers.ts';
import { AskProgress } from './ask/ask-progress.tsx';
import { PictureField } from './pictures/picture-field.tsx';
import type { LeafPictureList } from './pictures/use-leaf-pictures.ts';

interface PictureStepProps {
  list: LeafPictureList;
  state: AskState;
  onAsk: () => void;
  /** What is to know before the button is pressed. */
  note: ReactNode;
  /** Below the button: what arrives late there moves nothing that is about to be pressed. */
  children: ReactNode;
}

const isUnderWay = ({ is }: AskState) => is === 'reading' || is === 'judging' || is === 'sending';

/** The pictures of leaves and the button that sends them. */
export function PictureStep({ list, state, onAsk, note, children }: PictureStepProps) {
  const { t } = useTranslation('leaf-doctor');
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.is === 'missing') field.current?.querySelector<HTMLElement>('input')?.focus();
  }, [state]);
  const isBusy = isUnderWay(state);
  const isMissing = state.is === 'missing' && list.pictures.length === 0;
  return (
    <section aria-labelledby={id} className="min-w-0 max-w-2xl">
      <form
        noValidate
        className="grid min-w-0 gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onAsk();
        }}
      >
        <div className="grid gap-1.5">
          <h2 id={id} className="text-xl">
            {t('pictures.title')}
          </h2>
          <p className="text-muted">{t('pictures.hint', { count: maxLeaves })}</p>
        </div>
        <PictureField ref={field} list={list} isDisabled={isBusy} />
        {note}
        <FormAlert>{isMissing && t('missing')}</FormAlert>
        <AskProgress state={state} />
        <SubmitButton size="big" isBusy={isBusy}>
          {t('upload')}
        </SubmitButton>
        {children}
      </form>
    </section>
  );
}

import { Button, buttonStyles } from '@upaj/ui/button';
import { Card } from '@upaj/ui/card';
import { FormProvider } from 'react-hook-form';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PageLink } from '../../../shared/page-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { AlreadyAsked } from './already-asked.tsx';
import { ConsentField } from './consent-field.tsx';
import { ContentField } from './content-field.tsx';
import { CropTagField } from './crop-tag-field.tsx';
import { ThreadPictures } from './thread-pictures.tsx';
import { TitleField } from './title-field.tsx';
import { useNewThread } from './use-new-thread.ts';

/** The form of a new discussion. */
export function NewThreadForm() {
  const { t } = useTranslation('new-thread');
  const { form, pictures, submit, isDone, formError, hasDraft, discard, forget } = useNewThread();
  const { isBusy } = form;
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="grid max-w-3xl gap-6">
        {/* What is typed after it was sent would be a draft again. */}
        <fieldset disabled={isDone} className="min-w-0">
          <Card size="panel" className="grid gap-5">
            <DraftNote isShown={hasDraft} onDiscard={discard} />
            <TitleField />
            <AlreadyAsked />
            <ContentField />
            <ConsentField />
            <CropTagField />
            <ThreadPictures list={pictures} />
          </Card>
        </fieldset>
        <FormAlert>{formError}</FormAlert>
        <div className="flex flex-col-reverse gap-3 md:flex-row md:justify-end">
          <PageLink
            to={paths.discussions.href()}
            onClick={forget}
            className={buttonStyles({ variant: 'outline', size: 'big' })}
          >
            {t('cancel')}
          </PageLink>
          <SubmitButton size="big" isBusy={isBusy} disabled={isDone}>
            {t(isBusy ? 'creating' : 'create')}
          </SubmitButton>
        </div>
      </form>
    </FormProvider>
  );
}

/** Says that what was typed before is here again, and how to be rid of it. */
function DraftNote({ isShown, onDiscard }: { isShown: boolean; onDiscard: () => void }) {
  const { t } = useTranslation('new-thread');
  return (
    <div role="status" className="empty:absolute">
      {isShown && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-gold-soft px-4 py-2">
          <p className="font-semibold">{t('draftRestored')}</p>
          <Button variant="outline" size="small" onClick={onDiscard}>
            {t('discard')}
          </Button>
        </div>
      )}
    </div>
  );
}

import { Button, buttonStyles } from '@upaj/ui/button';
import { Card } from '@upaj/ui/card';
import type { ReactNode, SubmitEvent } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PageLink } from '../../../shared/page-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { CropFormFields } from './crop-form-fields.tsx';

interface ListingFormProps {
  /** Id of the listing that is changed. */
  id?: string;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onCancel?: () => unknown;
  /** What stands above the fields: a note, and the pictures. */
  children: ReactNode;
  /** How much has been sent. */
  progress?: ReactNode;
  submitLabel: string;
  isBusy: boolean;
  isDisabled: boolean;
}

/** The form of a listing, be it new or changed: pictures, fields, the way back, the button. */
export function ListingForm(props: ListingFormProps) {
  const { id, onSubmit, onCancel, children, progress, submitLabel, isBusy, isDisabled } = props;
  const { t } = useTranslation('selling');
  return (
    <form noValidate onSubmit={onSubmit} className="grid max-w-3xl gap-6">
      <Card size="panel" className="grid gap-5">
        {children}
        <CropFormFields id={id} />
      </Card>
      {progress}
      <div className="flex flex-col-reverse gap-3 md:flex-row md:justify-end">
        <PageLink
          to={paths.sellerDashboard.href()}
          onClick={onCancel}
          className={buttonStyles({ variant: 'outline', size: 'big' })}
        >
          {t('cancel')}
        </PageLink>
        <Button type="submit" size="big" isBusy={isBusy} disabled={isDisabled}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

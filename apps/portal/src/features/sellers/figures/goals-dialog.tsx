import type { SellerGoals } from '@upaj/contract/sellers.schema';
import { Button } from '@upaj/ui/button';
import { Dialog } from '@upaj/ui/dialog';
import { FormField } from '@upaj/ui/form-field';
import { NumberField } from '@upaj/ui/number-field';
import { useId } from 'react';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { goalFields, useGoalsForm } from './use-goals-form.ts';

interface GoalsDialogProps {
  goals: SellerGoals;
  onClose: () => void;
}

/** Asks for the seller's goals of a month; either may be left empty. */
export function GoalsDialog({ goals, onClose }: GoalsDialogProps) {
  const { t } = useTranslation('seller-figures');
  const formId = useId();
  const { typed, change, errorOf, formError, isSaving, save } = useGoalsForm(goals, onClose);
  return (
    <Dialog
      isOpen
      isBusy={isSaving}
      onOpenChange={onClose}
      title={t('goals.title')}
      description={t('goals.text')}
      closeLabel={t('goals.close')}
      actions={
        <>
          <Button variant="outline" disabled={isSaving} onClick={onClose}>
            {t('goals.cancel')}
          </Button>
          <Button type="submit" form={formId} isBusy={isSaving}>
            {t('goals.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={save} className="grid gap-5">
        {goalFields.map((field) => (
          <FormField
            key={field}
            label={t(`goals.${field}`)}
            hint={field === 'sales' && t('goals.salesHint')}
            error={errorOf(field)}
          >
            <NumberField
              kind="whole"
              name={field}
              value={typed[field]}
              onChange={({ target }) => change(field, target.value)}
            />
          </FormField>
        ))}
        <FormAlert>{formError}</FormAlert>
      </form>
    </Dialog>
  );
}

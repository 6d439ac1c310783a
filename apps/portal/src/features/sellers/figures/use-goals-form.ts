import type { SellerGoals } from '@upaj/contract/sellers.schema';
import { type SubmitEvent, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSetSellerGoalsMutation } from '../../../domains/sellers/sellers.api.ts';
import { selectSession } from '../../../domains/session/session.slice.ts';
import { formatNumber } from '../../../shared/format.ts';
import { useApiErrorText } from '../../../shared/forms/use-api-error-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { toastShown } from '../../../shared/toasts.slice.ts';
import { readGoal } from './read-goal.ts';

/** The most that the contract takes: U, and rupees. */
const most = { sales: 10_000_000, earnings: 1_000_000_000 } as const;
export const goalFields = ['sales', 'earnings'] as const;
type GoalField = (typeof goalFields)[number];

const typedOf = (goal: number | null) => (goal === null ? '' : String(goal));

/** What was typed into the form for goals, its errors, and how it is saved. */
export function useGoalsForm(goals: SellerGoals, onSaved: () => void) {
  const { t } = useTranslation('seller-figures');
  const dispatch = useDispatch();
  const { userId } = useSelector(selectSession);
  const apiErrorText = useApiErrorText();
  const [setGoals, { isLoading, error }] = useSetSellerGoalsMutation();
  const [isChecked, setIsChecked] = useState(false);
  const [typed, setTyped] = useState({
    sales: typedOf(goals.sales),
    earnings: typedOf(goals.earnings),
  });
  const goalOf = (field: GoalField) => readGoal(typed[field], most[field]);

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsChecked(true);
    const [sales, earnings] = [goalOf('sales'), goalOf('earnings')];
    if (sales === undefined || earnings === undefined) {
      const wrong = sales === undefined ? 'sales' : 'earnings';
      event.currentTarget.querySelector<HTMLInputElement>(`input[name=${wrong}]`)?.focus();
      return;
    }
    if (isLoading || !userId) return;
    const result = await setGoals({ params: { userId }, body: { sales, earnings } });
    if (result.error) return;
    dispatch(toastShown('success', t('goals.saved')));
    onSaved();
  }

  return {
    typed,
    change: (field: GoalField, value: string) => setTyped({ ...typed, [field]: value }),
    errorOf: (field: GoalField) =>
      isChecked && goalOf(field) === undefined
        ? t('goals.wrong', { most: formatNumber(most[field]) })
        : undefined,
    formError: error && apiErrorText(error),
    isSaving: isLoading,
    save: (event: SubmitEvent<HTMLFormElement>) => void save(event),
  };
}

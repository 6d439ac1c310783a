import { useProblemText } from '../../shared/forms/use-problem-text.ts';
import type { KeyOf } from '../../shared/i18n/texts.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

type Field =
  KeyOf<'profile'> extends infer Key ? (Key extends `field.${infer Name}` ? Name : never) : never;

/** Says what is wrong with a field of the profile; an empty one by its name. */
export function useProblemIn(): (field: Field, problem: string | undefined) => string | undefined {
  const { t } = useTranslation('profile');
  const problemText = useProblemText();
  return (field, problem) =>
    problem === 'required' ? t('empty', { field: t(`field.${field}`) }) : problemText(problem);
}

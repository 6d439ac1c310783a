import { questions } from '@upaj/content/schemes/finder-questions';
import { regions } from '@upaj/content/schemes/regions';
import { FormField } from '@upaj/ui/form-field';
import { Select } from '@upaj/ui/select';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/use-language.ts';
import type { QuestionsProps } from './questions-props.ts';

/** Where the user farms. */
export function StateQuestion({ form, onAnswer }: QuestionsProps) {
  const { t } = useTranslation('schemes');
  const { language } = useLanguage();
  const choose = (value: string) => {
    const slug = regions.find((region) => region.slug === value)?.slug;
    onAnswer({ state: slug === 'india' ? undefined : slug });
  };
  return (
    <FormField label={questions.state[language]}>
      <Select value={form.state ?? ''} onChange={({ target }) => choose(target.value)}>
        <option value="">{t('finder.choose')}</option>
        {regions.slice(1).map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name[language]}
          </option>
        ))}
      </Select>
    </FormField>
  );
}

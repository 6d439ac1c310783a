import { seasonAt } from '@upaj/content/crops/sowing-seasons';
import { useEffect, useState } from 'react';
import { useApiForm } from '../../shared/forms/use-api-form.ts';
import { useDraft } from '../../shared/forms/use-draft.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLazyComponent } from '../../shared/loading/lazy-component.tsx';
import { storageKeys } from '../../shared/storage-keys.ts';
import { emptyForm, factsFields } from './form/facts-form.ts';
import { loadRules } from './load-rules.ts';
import type { CropResultsProps } from './results/crop-results.tsx';
import { useRecommendation } from './use-recommendation.ts';

const loadSchema = () => import('./form/facts-form.schema.ts');
const resolver = async () => (await loadSchema()).factsResolver;
const loadResults = async () => (await import('./results/crop-results.tsx')).CropResults;

const monthInIndia = new Intl.DateTimeFormat('en', { month: 'numeric', timeZone: 'Asia/Kolkata' });

/** The form with its draft, and the crops for what was sent. */
export function useWhichCrop() {
  const { t } = useTranslation('crop-advice');
  const [season] = useState(() => seasonAt(Number(monthInIndia.format(new Date()))));
  const form = useApiForm({
    resolver,
    defaultValues: emptyForm(season),
    names: factsFields,
    failedText: () => t('failed'),
  });
  useDraft(storageKeys.cropFacts, form, factsFields);
  const { result, ask } = useRecommendation();
  const { Part: Results, show } = useLazyComponent<CropResultsProps>();
  useEffect(() => {
    // From here on the form works without a connection.
    Promise.all([loadRules(), loadResults(), loadSchema()]).catch(() => {});
  }, []);

  const send = form.submit(async (facts) => {
    show(loadResults);
    await ask(facts);
  });
  return { form, send, Results, result };
}

import { Skeleton } from '@upaj/ui/skeleton';
import { SectionHeader } from '../domains/session/section-header.tsx';
import { Labs } from '../features/labs/labs.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { LazyPart } from '../shared/loading/use-loaded.tsx';
import { whenRead } from '../shared/loading/when.ts';
import { paths } from '../shared/paths.ts';

// Below the search, and closed at first: the list of labs comes before it.
const loadSteps = async () => {
  await whenRead();
  return (await import('../features/labs/sample/sample-steps.tsx')).SampleSteps;
};

/** /explore/nearby-labs: where soil is tested, and how to take a sample. */
export default function LabsPage() {
  const { t } = useTranslation('labs');
  return (
    <div className="grid gap-5 md:gap-6">
      <SectionHeader
        title={t('title')}
        back={{ to: paths.services.href('labs'), label: t('back') }}
      />
      <p className="max-w-2xl text-muted">{t('intro')}</p>
      <Labs />
      <LazyPart load={loadSteps}>
        <Skeleton className="h-20 w-full rounded-card" />
      </LazyPart>
    </div>
  );
}

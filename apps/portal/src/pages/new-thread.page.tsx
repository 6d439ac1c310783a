import { SectionHeader } from '../domains/session/section-header.tsx';
import { NewThreadForm } from '../features/threads/new/new-thread-form.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { paths } from '../shared/paths.ts';

/** /discussions/new-thread: ask or tell something. */
export default function NewThreadPage() {
  const { t } = useTranslation('new-thread');
  return (
    <div className="grid gap-6">
      <SectionHeader title={t('title')} back={{ to: paths.discussions.href(), label: t('back') }} />
      <NewThreadForm />
    </div>
  );
}

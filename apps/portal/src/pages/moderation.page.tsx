import { SectionHeader } from '../domains/session/section-header.tsx';
import { Moderation } from '../features/moderation/moderation.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { paths } from '../shared/paths.ts';

/** /discussions/moderation: what waits for moderators, and what they have done. */
export default function ModerationPage() {
  const { t } = useTranslation('moderation');
  return (
    <div className="grid gap-5 md:gap-6">
      <SectionHeader title={t('title')} back={{ to: paths.discussions.href(), label: t('back') }} />
      <Moderation />
    </div>
  );
}

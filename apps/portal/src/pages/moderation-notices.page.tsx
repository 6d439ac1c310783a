import { SectionHeader } from '../domains/session/section-header.tsx';
import { ModerationNotices } from '../features/moderation/moderation-notices.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { paths } from '../shared/paths.ts';

/** /discussions/notices: what moderation has done that concerns the user. */
export default function ModerationNoticesPage() {
  const { t } = useTranslation('moderation');
  return (
    <div className="grid gap-5 md:gap-6">
      <SectionHeader
        title={t('noticesTitle')}
        back={{ to: paths.discussions.href(), label: t('back') }}
      />
      <ModerationNotices />
    </div>
  );
}

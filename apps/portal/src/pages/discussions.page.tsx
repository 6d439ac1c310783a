import { SectionHeader } from '../domains/session/section-header.tsx';
import { Discussions } from '../features/threads/list/discussions.tsx';
import { NewThreadLink } from '../features/threads/list/new-thread-link.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { useLoaded } from '../shared/loading/use-loaded.tsx';
import { firstInteraction } from '../shared/loading/when.ts';

// It concerns few, and no one waits for it.
const loadModerationLinks = async () => {
  await firstInteraction;
  return (await import('../features/moderation/moderation-links.tsx')).ModerationLinks;
};

/** /discussions: what farmers ask and tell each other. */
export default function DiscussionsPage() {
  const { t } = useTranslation('threads');
  const { data: ModerationLinks } = useLoaded(loadModerationLinks);
  return (
    <div className="grid gap-5 md:gap-6">
      <SectionHeader title={t('title')} actions={<NewThreadLink />} />
      {ModerationLinks && <ModerationLinks />}
      <Discussions />
    </div>
  );
}

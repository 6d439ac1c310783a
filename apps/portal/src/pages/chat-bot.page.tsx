import { cn } from '@upaj/ui/cn';
import { TabLinks } from '@upaj/ui/tab-links';
import { SectionHeader } from '../domains/session/section-header.tsx';
import { Chat } from '../features/chat/chat.tsx';
import { ChatPicture } from '../features/chat/chat-picture.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { PageLink } from '../shared/page-link.tsx';
import { paths } from '../shared/paths.ts';
import { useAddressQuery } from '../shared/use-address-query.ts';
import { useIsHydrated } from '../shared/use-is-hydrated.ts';
import { CropForm } from './chat-bot-crop-form.tsx';

/** Phones show one part at a time, wide screens both. */
const classOf = (isShown: boolean) =>
  isShown ? 'flex min-w-0 flex-col' : 'hidden lg:flex lg:flex-col';

/** /chat-bot: KrishiBot, and beside it on wide screens, behind a tab on phones, the form "Which crop?". */
export default function ChatBotPage() {
  const { t } = useTranslation('chat');
  const [query, changeAddress] = useAddressQuery<'ask'>();
  // The prerendered page has no query.
  const isHydrated = useIsHydrated();
  const isForm = isHydrated && query.get('form') === 'crops';
  const asked = (isHydrated && query.get('ask')) || undefined;
  const tabs = [
    { to: paths.chatBot.href(), label: t('chatView'), isCurrent: !isForm },
    { to: paths.chatBot.href({ form: 'crops' }), label: t('formView'), isCurrent: isForm },
  ];
  return (
    <div className="grid grid-cols-1 gap-5">
      <SectionHeader title={t('title')} />
      <TabLinks label={t('views')} items={tabs} LinkComponent={PageLink} className="lg:hidden" />
      <div
        className={cn(
          'grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]',
          // On a tablet the form has the whole width: the chat beside it is hidden.
          !isForm && 'md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]',
        )}
      >
        <div className={classOf(!isForm)}>
          <Chat
            asked={asked}
            onAsked={() => changeAddress({ ask: undefined }, { replace: true })}
          />
        </div>
        <div className="grid grid-cols-1 content-start gap-6">
          <ChatPicture />
          <div className={classOf(isForm)}>
            <CropForm isChosen={isForm} />
          </div>
        </div>
      </div>
    </div>
  );
}

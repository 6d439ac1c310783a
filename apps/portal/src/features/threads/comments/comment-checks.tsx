import { hasContactDetails } from '@upaj/contract/contact-details';
import { countGraphemes } from '@upaj/contract/post-text';
import { threadLengths } from '@upaj/contract/threads.rules';
import { ContactConsent } from '../../../domains/threads/contact-consent.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { textError } from '../post/text-error.ts';

const { comment } = threadLengths;
/** From so many characters before the end on, the form says how many are left. */
const WARNING = 200;

export interface CommentChecksProps {
  content: string;
  /** Whether the author agrees that contact details are shown. */
  isGiven: boolean;
  onGive: (isGiven: boolean) => void;
}

/** What a comment needs while it is typed: consent to its contact details, and near the end how much room is left. */
export function CommentChecks({ content, isGiven, onGive }: CommentChecksProps) {
  return (
    <>
      <ContactConsent text={content} isGiven={isGiven} onGive={onGive} />
      <Left content={content} />
    </>
  );
}

function Left({ content }: Pick<CommentChecksProps, 'content'>) {
  const { t } = useTranslation('thread');
  if (content.length < comment.max - WARNING) return null;
  const left = Math.max(comment.max - countGraphemes(content, comment.max), 0);
  return left < WARNING && <p className="text-muted text-sm">{t('left', { count: left })}</p>;
}

/** What is wrong with a comment before it is sent, and whether it has contact details. */
export const checkComment = (content: string, isGiven: boolean) => ({
  error: textError(content, comment, isGiven),
  hasContacts: hasContactDetails(content),
});

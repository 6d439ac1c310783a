import { isNearlySame } from '@upaj/content/search/near-text';
import { ApiError, invalidField, validationFailed } from '@upaj/contract/api-error';
import { hasContactDetails } from '@upaj/contract/contact-details';
import type { FieldError } from '@upaj/contract/error-reply';
import { fieldError } from '@upaj/contract/field-errors';
import {
  countLinks,
  isKnownAccount,
  isPostEditable,
  knownAccountLimits,
  newAccountLimits,
  repeatedTextMs,
} from '@upaj/contract/threads.rules';
import { db } from './db.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { PostRecord } from './post-records.ts';
import type { PersonRecord } from './records.ts';
import { isOpen } from './thread-posts.ts';

/** When the suspension of a user ends; null without one. */
export function suspendedUntil(userId: string | null): string | null {
  const until = db.suspensions.get(userId ?? '');
  return until && until > new Date().toISOString() ? until : null;
}

/** Refuses what a suspended user may not do. */
export function refuseSuspended({ id }: PersonRecord): void {
  if (suspendedUntil(id)) throw new ApiError('suspended');
}

/** Whether an account is older than its first day. */
export const isKnown = ({ joinedAt }: PersonRecord): boolean =>
  isKnownAccount(new Date(joinedAt), new Date());

/** How much an account may write. */
export const limitsOf = (person: PersonRecord) =>
  isKnown(person) ? knownAccountLimits : newAccountLimits;

interface Texts {
  title?: string | undefined;
  content?: string | undefined;
  showsContacts?: boolean | undefined;
}

/** Refuses contact details without consent. */
export function checkConsent({ title = '', content = '', showsContacts }: Texts): void {
  if (showsContacts === true) return;
  const fields: Record<string, FieldError> = {};
  for (const [name, text] of Object.entries({ title, content })) {
    if (hasContactDetails(text)) fields[name] = fieldError(name, 'contact_consent');
  }
  if (Object.keys(fields).length > 0) throw validationFailed(fields);
}

/** Refuses more links than the account may set in one post. */
export function checkLinks({ title = '', content = '' }: Texts, person: PersonRecord): void {
  const { links } = limitsOf(person);
  const inContent = countLinks(content);
  if (countLinks(title) + inContent <= links) return;
  throw invalidField(inContent > 0 ? 'content' : 'title', 'too_many_links', links);
}

const allPosts = (): PostRecord[] => [...db.threads.values(), ...db.comments.values()];

/** Refuses a text of the user that moderation has hidden, in another post and with a letter changed as well. */
export function refuseHiddenText(content: string, { id }: PersonRecord): void {
  const fingerprint = fingerprintOf(content);
  const isSame = (post: PostRecord) =>
    post.isHidden &&
    post.authorId === id &&
    (post.fingerprint === fingerprint || isNearlySame(post.content, content));
  if (allPosts().some(isSame)) throw new ApiError('post_closed');
}

/** Refuses a text that the user wrote within the last five minutes. */
export function refuseRepeated(fingerprint: string, { id }: PersonRecord): void {
  const since = Date.now() - repeatedTextMs;
  const isSame = (post: PostRecord) =>
    post.authorId === id && post.fingerprint === fingerprint && Date.parse(post.createdAt) > since;
  if (allPosts().some(isSame)) throw new ApiError('already_posted');
}

/** Refuses what would change a deleted or a hidden post. */
export function refuseClosed(...posts: readonly PostRecord[]): void {
  if (!posts.every(isOpen)) throw new ApiError('post_closed');
}

/** Refuses changes of a post that is closed, or older than a day. */
export function refuseLateEdit(post: PostRecord): void {
  refuseClosed(post);
  if (!isPostEditable(new Date(post.createdAt), new Date())) throw new ApiError('edit_closed');
}

/** The columns that every new post begins with. */
export function newPost(content: string, person: PersonRecord): PostRecord {
  return {
    id: crypto.randomUUID(),
    authorId: person.id,
    content,
    fingerprint: fingerprintOf(content),
    isByNewcomer: !isKnown(person),
    isHidden: false,
    createdAt: new Date().toISOString(),
    editedAt: null,
    deletedAt: null,
    likedBy: [],
    versions: [],
  };
}

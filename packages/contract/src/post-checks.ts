import { validationFailed } from './api-error.ts';
import { type ContactKind, hasContactDetails, maskContactDetails } from './contact-details.ts';
import type { FieldError } from './error-reply.ts';
import { fieldError } from './field-errors.ts';
import type { ModerationVerb } from './moderation.schema.ts';

/** How a person is called whose account is gone. */
export const unknownUser = 'Unknown User';

/** Who reads; undefined for a visitor. */
export type Viewer = { id: string; isModerator: boolean } | undefined;

interface Post {
  /** Null once the account is deleted. */
  authorId: string | null;
  isHidden: boolean;
}

/** Whether a person sees a post as its author or as a moderator does. */
export const seesAll = (viewer: Viewer, { authorId }: Pick<Post, 'authorId'>): boolean =>
  viewer !== undefined && (viewer.isModerator || viewer.id === authorId);

/** Whether a person may know of a discussion: a hidden one is there for insiders, a deleted one for its comments. */
export const canSeeThread = (
  viewer: Viewer,
  thread: Post & { isDeleted: boolean; hasComments: boolean },
): boolean =>
  (!thread.isHidden || seesAll(viewer, thread)) && (!thread.isDeleted || thread.hasComments);

const isIdentity = (kind: ContactKind) => kind === 'identity';

/** A text as a person may read it: visitors see no contact details, others no identity numbers. */
export function readableText(text: string, viewer: Viewer, post: Pick<Post, 'authorId'>): string {
  if (seesAll(viewer, post)) return text;
  return maskContactDetails(text, viewer && isIdentity);
}

/** Refuses texts with contact details unless the author agrees that they are shown. */
export function requireConsent(
  { title, content }: { title?: string | undefined; content?: string | undefined },
  showsContacts: boolean | undefined,
): void {
  if (showsContacts === true) return;
  const fields: Record<string, FieldError> = {};
  for (const [name, text = ''] of Object.entries({ title, content })) {
    if (hasContactDetails(text)) fields[name] = fieldError(name, 'contact_consent');
  }
  if (Object.keys(fields).length > 0) throw validationFailed(fields);
}

const appealable: readonly ModerationVerb[] = ['hide', 'warn', 'suspend'];

/** Whether there can be an appeal against an action. */
export const isAppealable = (verb: ModerationVerb): boolean => appealable.includes(verb);

/**
 * Whether a person may decide the appeal against an action: no one decides about themselves, and the one who acted only if
 * there is no other moderator.
 */
export function mayDecide(
  { actorId, userId }: { actorId: string | null; userId: string | null },
  person: NonNullable<Viewer>,
  moderatorIds: readonly string[],
): boolean {
  if (!person.isModerator || person.id === userId) return false;
  return person.id !== actorId || !moderatorIds.some((id) => id !== actorId && id !== userId);
}

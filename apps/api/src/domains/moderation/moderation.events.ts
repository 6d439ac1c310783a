import { Id } from '@upaj/contract/fields';
import * as z from 'zod/mini';
import { defineEvent } from '../../platform/events/define-event.ts';

const action = z.object({ actionId: Id });

/** A moderator, or three reports, have done something about a post or its author. */
export const postModerated = defineEvent('post.moderated', action);

/** A moderator has decided an appeal. */
export const appealDecided = defineEvent('appeal.decided', action);

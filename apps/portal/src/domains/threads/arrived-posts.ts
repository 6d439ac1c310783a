import { type ThreadView, withComment, withReply } from './thread-view.ts';

/** The view with the new posts of others shown. */
export function withArrivedShown(view: ThreadView): ThreadView {
  let next: ThreadView = { ...view, arrived: [], arrivedReplies: [] };
  for (const comment of view.arrived) next = withComment(next, comment);
  for (const reply of view.arrivedReplies) next = withReply(next, reply);
  return next;
}

/** Number of new posts of others that are not shown. */
export const countArrived = ({ arrived, arrivedReplies }: ThreadView): number =>
  arrived.length + arrivedReplies.length;

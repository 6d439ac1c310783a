import type { UnknownAction } from '@reduxjs/toolkit';
import type { Api } from '../shared/loading/store-parts.ts';

/** A reply of an earlier time. */
interface OldReply {
  endpointName: string;
  arg: unknown;
  data: unknown;
}

/** The action that puts replies into RTK Query's cache as of a time, in ms since 1970. */
export function insertReplies(
  api: Api,
  replies: readonly OldReply[],
  timestamp: number,
): UnknownAction {
  const entries = replies.map(({ endpointName, arg, data }) => ({
    endpointName,
    arg,
    value: data,
  }));
  // Names and replies are those of the endpoints, as they once came from them.
  const action = api.util.upsertQueryEntries(entries as never);
  // The time of the action becomes the time of the entries; its type leaves it out.
  return { ...action, meta: { ...Object(action).meta, timestamp } };
}

import { defineEndpoint } from './endpoint.ts';
import { ById, Done, Page, pageOf, reply } from './fields.ts';
import {
  ModerationAction,
  ModerationCase,
  ModerationState,
  NewAppeal,
  NewAppealDecision,
  NewModerationAction,
  NewReport,
} from './moderation.schema.ts';

const moderation = { resource: 'moderation' } as const;

export const createReport = defineEndpoint({
  ...moderation,
  name: 'createReport',
  method: 'POST',
  path: '/api/v1/reports',
  access: 'authenticated',
  summary:
    'Reports a discussion, a comment or a reply to the moderators; a second time changes nothing.',
  body: NewReport,
  replies: { 202: Done },
  errors: [401, 403, 404, 409],
});

export const getModerationState = defineEndpoint({
  ...moderation,
  name: 'getModerationState',
  method: 'GET',
  path: '/api/v1/moderation/state',
  access: 'authenticated',
  summary: 'Reads how moderation concerns the user.',
  replies: { 200: reply(ModerationState) },
  errors: [401],
});

export const listModerationCases = defineEndpoint({
  ...moderation,
  name: 'listModerationCases',
  method: 'GET',
  path: '/api/v1/moderation/queue',
  access: 'moderator',
  summary: 'Lists posts with open reports and open appeals, oldest first.',
  query: Page,
  replies: { 200: pageOf(ModerationCase) },
  errors: [401, 403],
});

export const listModerationActions = defineEndpoint({
  ...moderation,
  name: 'listModerationActions',
  method: 'GET',
  path: '/api/v1/moderation/actions',
  access: 'moderator',
  summary: 'Lists everything that moderators and reports have done, newest first.',
  query: Page,
  replies: { 200: pageOf(ModerationAction) },
  errors: [401, 403],
});

export const moderate = defineEndpoint({
  ...moderation,
  name: 'moderate',
  method: 'POST',
  path: '/api/v1/moderation/actions',
  access: 'moderator',
  summary: 'Hides or restores a post, warns or suspends its author, or dismisses its reports.',
  body: NewModerationAction,
  isIdempotent: true,
  replies: { 201: reply(ModerationAction) },
  errors: [401, 403, 404, 409, 422],
});

export const listModerationNotices = defineEndpoint({
  ...moderation,
  name: 'listModerationNotices',
  method: 'GET',
  path: '/api/v1/moderation/notices',
  access: 'authenticated',
  summary: 'Lists what moderation has done that concerns the user, newest first.',
  query: Page,
  replies: { 200: pageOf(ModerationAction) },
  errors: [401],
});

export const createAppeal = defineEndpoint({
  ...moderation,
  name: 'createAppeal',
  method: 'POST',
  path: '/api/v1/moderation/actions/:id/appeal',
  access: 'authenticated',
  summary: 'Appeals against an action that concerns the user, once.',
  params: ById,
  body: NewAppeal,
  replies: { 201: reply(ModerationAction) },
  errors: [401, 403, 404, 409],
});

export const decideAppeal = defineEndpoint({
  ...moderation,
  name: 'decideAppeal',
  method: 'POST',
  path: '/api/v1/moderation/actions/:id/decision',
  access: 'moderator',
  summary:
    'Decides an appeal; the moderator of the action cannot as long as there is another moderator.',
  params: ById,
  body: NewAppealDecision,
  replies: { 200: reply(ModerationAction) },
  errors: [401, 403, 404, 409],
});

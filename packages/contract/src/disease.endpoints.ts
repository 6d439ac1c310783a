import * as z from 'zod/mini';
import { maxLeaves } from './disease.rules.ts';
import {
  Diagnosis,
  DiagnosisChange,
  DiagnosisFilter,
  GivenLeaves,
  LeafFeedback,
  LeafFeedbackFilter,
  LeafOpinion,
  LeafPicture,
  LeafQuestion,
  NewDiagnosis,
} from './disease.schema.ts';
import { defineEndpoint } from './endpoint.ts';
import { ById, Done, Id, pageOf, reply } from './fields.ts';
import { maxPictureBytes } from './limits.ts';

const disease = { resource: 'disease' } as const;

const Part = z.object({ text: z.string().check(z.describe('JSON text with Disease and Cure')) });
const Content = z.object({
  parts: z.array(Part).check(z.describe('One part')),
});
const Candidate = z.object({
  content: Content.check(z.describe('The answer as the AI service words it')),
});

export const predictDisease = defineEndpoint({
  ...disease,
  name: 'predictDisease',
  method: 'POST',
  path: '/upload',
  access: 'authenticated',
  summary: 'Predicts the disease of a field from pictures of 1 to 6 of its leaves.',
  body: LeafQuestion,
  files: { field: 'image', min: 1, max: maxLeaves, maxBytes: maxPictureBytes },
  replies: {
    200: z.object({
      candidates: z
        .array(Candidate)
        .check(z.describe('One answer, in the shape of the AI service')),
      opinions: z
        .array(LeafOpinion)
        .check(z.describe('What each adviser says; the one that the answer is from comes first')),
      modelVersion: z
        .nullable(z.string())
        .check(z.describe('Version of our model; null if it did not judge')),
    }),
  },
  errors: [401, 422],
});

export const getLeafService = defineEndpoint({
  ...disease,
  name: 'getLeafService',
  method: 'GET',
  path: '/api/v1/diagnoses/service',
  access: 'authenticated',
  summary: 'Tells whether the server has a second opinion to give.',
  replies: {
    200: reply(
      z.object({
        hasSecondOpinion: z.boolean().check(z.describe('Whether an AI provider is configured')),
      }),
    ),
  },
  errors: [401],
});

export const addLeafPicture = defineEndpoint({
  ...disease,
  name: 'addLeafPicture',
  method: 'POST',
  path: '/api/v1/diagnoses/pictures',
  access: 'authenticated',
  summary: 'Uploads a picture to keep; it is deleted if nothing uses it within 24 hours.',
  body: z.strictObject({}),
  files: { field: 'images', min: 1, max: 1, maxBytes: maxPictureBytes },
  isIdempotent: true,
  replies: { 201: reply(LeafPicture) },
  errors: [401, 422],
});

export const saveDiagnosis = defineEndpoint({
  ...disease,
  name: 'saveDiagnosis',
  method: 'POST',
  path: '/api/v1/diagnoses',
  access: 'authenticated',
  summary: 'Keeps a diagnosis on the account.',
  body: NewDiagnosis,
  isIdempotent: true,
  replies: { 201: reply(Diagnosis) },
  errors: [401, 422],
});

export const listDiagnoses = defineEndpoint({
  ...disease,
  name: 'listDiagnoses',
  method: 'GET',
  path: '/api/v1/diagnoses',
  access: 'authenticated',
  summary: "Lists one's own diagnoses, newest first.",
  query: DiagnosisFilter,
  replies: { 200: pageOf(Diagnosis) },
  errors: [401],
});

export const changeDiagnosis = defineEndpoint({
  ...disease,
  name: 'changeDiagnosis',
  method: 'PATCH',
  path: '/api/v1/diagnoses/:id',
  access: 'authenticated',
  summary: 'Tells how the field is later.',
  params: ById,
  body: DiagnosisChange,
  replies: { 200: reply(Diagnosis) },
  errors: [401, 404],
});

export const deleteDiagnosis = defineEndpoint({
  ...disease,
  name: 'deleteDiagnosis',
  method: 'DELETE',
  path: '/api/v1/diagnoses/:id',
  access: 'authenticated',
  summary: "Deletes one of one's own diagnoses with its pictures.",
  params: ById,
  replies: { 200: Done },
  errors: [401, 404],
});

export const sendLeafFeedback = defineEndpoint({
  ...disease,
  name: 'sendLeafFeedback',
  method: 'POST',
  path: '/api/v1/diagnoses/feedback',
  access: 'authenticated',
  summary: 'Keeps whether a diagnosis was right, with pictures to train with.',
  body: LeafFeedback,
  isIdempotent: true,
  replies: { 201: reply(z.object({ id: Id.check(z.describe('Names it when it is withdrawn')) })) },
  errors: [401, 422],
});

export const listLeafFeedback = defineEndpoint({
  ...disease,
  name: 'listLeafFeedback',
  method: 'GET',
  path: '/api/v1/diagnoses/feedback',
  access: 'authenticated',
  summary: 'Lists what one has given for training, newest first.',
  query: LeafFeedbackFilter,
  replies: { 200: pageOf(GivenLeaves) },
  errors: [401],
});

export const withdrawLeafFeedback = defineEndpoint({
  ...disease,
  name: 'withdrawLeafFeedback',
  method: 'DELETE',
  path: '/api/v1/diagnoses/feedback/:id',
  access: 'authenticated',
  summary: 'Withdraws the consent: the feedback and its pictures are deleted.',
  params: ById,
  replies: { 200: Done },
  errors: [401, 404],
});

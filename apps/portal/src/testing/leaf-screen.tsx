import { screen, waitFor } from '@testing-library/react';
import { contract } from '@upaj/contract/contract';
import type { LeafOpinion } from '@upaj/contract/disease.schema';
import { handle } from '@upaj/mocks/mock-endpoint';
import { server } from '@upaj/mocks/node';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { listDeviceDiagnoses, removeDiagnosis } from '../domains/disease/device-diagnoses.ts';
import { leafFiles } from '../features/disease/model/leaf-files.ts';
import { renderRoute } from './render-route.tsx';
import { buyer, meera } from './users.ts';

/** What the server has of the leaf doctor's pictures. */
export const leafServer = { uploads: 0, arrived: Promise.resolve<unknown>(undefined) };

export const earlyBlight: LeafOpinion = {
  by: 'gemini',
  outcome: 'disease',
  diseaseId: 'tomato-early-blight',
  share: null,
  likely: [],
};
export const answerJson = JSON.stringify({ Disease: 'Early blight', Cure: 'Remove sick leaves' });

/** The server replies with this text once it may; jsdom's files do not survive the way to the mock. */
export const answering = (text: string, opinions: readonly LeafOpinion[] = [earlyBlight]) =>
  handle(contract.predictDisease, async () => {
    leafServer.uploads += 1;
    await leafServer.arrived;
    const candidates = [{ content: { parts: [{ text }] } }];
    return HttpResponse.json({ candidates, opinions, modelVersion: null });
  });

export const failingUpload = (): HttpHandler =>
  handle(contract.predictDisease, () => {
    leafServer.uploads += 1;
    const body = { success: false, message: 'Internal Server Error', code: 'internal' };
    return HttpResponse.json(body, { status: 500 });
  });

export const service = (hasSecondOpinion: boolean): HttpHandler =>
  handle(contract.getLeafService, () =>
    HttpResponse.json({ success: true, data: { hasSecondOpinion } }),
  );

/** The files of a model of 2.4 MB, which are shorter in truth. */
const modelFiles = (): HttpHandler[] => [
  http.head(leafFiles.model, () => {
    return new HttpResponse(null, { headers: { 'content-length': '2400000' } });
  }),
  http.get(leafFiles.model, () => HttpResponse.arrayBuffer(new ArrayBuffer(100))),
  http.get(/[/]kernels[.]wasm/, () => HttpResponse.arrayBuffer(new ArrayBuffer(10))),
];

/** A server without a second opinion that answers "Early blight". */
export function startLeafServer(): void {
  leafServer.uploads = 0;
  leafServer.arrived = Promise.resolve();
  server.use(...modelFiles(), service(false), answering(answerJson));
}

/** Forgets what was diagnosed: without a database the diagnoses outlive their test. */
export async function forgetDiagnoses(): Promise<void> {
  for (const { id } of await listDeviceDiagnoses(meera.id)) await removeDiagnosis(meera.id, id);
}

export const openDoctor = (query = '?crop=tomato', language: 'en' | 'hi' = 'en') =>
  renderRoute(`/explore/disease-prediction${query}`, { session: buyer, language });
type User = Awaited<ReturnType<typeof openDoctor>>['user'];

export const leaf = (name: string, type = 'image/jpeg') => new File(['leaf'], name, { type });
export const chooser = () => screen.getByLabelText<HTMLInputElement>('Pictures of leaves');

export async function press(user: User, name: string | RegExp): Promise<void> {
  await user.click(await screen.findByRole('button', { name }));
}

/** Chooses pictures and waits until they are judged. */
export async function choose(user: User, ...names: string[]): Promise<void> {
  await user.upload(
    chooser(),
    names.map((name) => leaf(name)),
  );
  await waitFor(() => {
    if (screen.queryByText(/^Looking at/)) throw new Error('a picture is not judged yet');
  });
}

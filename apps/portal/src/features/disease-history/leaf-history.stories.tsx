import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract } from '@upaj/contract/contract';
import type { Diagnosis, GivenLeaves } from '@upaj/contract/disease.schema';
import { leafPictures } from '@upaj/mocks/disease-fixtures';
import { diagnosesNotSaved, noDiagnoses } from '@upaj/mocks/disease-scenarios';
import { handle, mockEndpoint } from '@upaj/mocks/mock-endpoint';
import { full } from '@upaj/mocks/scenarios';
import { HttpResponse } from 'msw';
import { expect, fn, waitFor, within } from 'storybook/test';
import {
  addDiagnosis,
  listDeviceDiagnoses,
  removeDiagnosis,
} from '../../domains/disease/device-diagnoses.ts';
import type { DeviceDiagnosis } from '../../domains/disease/diagnosis.ts';
import { clearUserCaches } from '../../shared/user-caches.ts';
import { demoDiagnosis, healthy, noLeaf, unsure } from '../../testing/demo-diagnoses.ts';
import { inApp } from '../../testing/story-app.tsx';
import { findDialog } from '../../testing/story-screen.ts';
import { meera } from '../../testing/users.ts';
import { LeafHistory } from './leaf-history.tsx';

const saved: Diagnosis = {
  _id: '7b8f2c52-8b0c-4f0e-9a8b-0d9f0c5f6a11',
  crop: 'potato',
  opinion: healthy,
  modelVersion: null,
  signs: [],
  pictures: [],
  madeAt: '2026-10-05T06:00:00.000Z',
  progress: 'better',
};
const listing = (data: Diagnosis[]) => [
  mockEndpoint(contract.listDiagnoses, () => ({
    status: 200,
    body: { success: true, data, nextCursor: null },
  })),
  ...full(),
];

async function forgetAll(): Promise<void> {
  for (const { id } of await listDeviceDiagnoses(meera.id)) await removeDiagnosis(meera.id, id);
}

/** Begins with these on the device, and leaves nothing to the next story. */
const withDiagnoses = (...diagnoses: DeviceDiagnosis[]) =>
  (async () => {
    await forgetAll();
    for (const one of diagnoses) await addDiagnosis(meera.id, one);
    return forgetAll;
  }) satisfies Story['beforeEach'];

/**
 * The user's own diagnoses, of this device and of the account, and the question a week later.
 * Shown full, empty, without the account, while asking and deleting, and with pictures that were
 * given for training.
 */
const meta = {
  title: 'Screens/Leaf Doctor/Disease Prediction/History',
  component: LeafHistory,
  args: { onOpen: fn(), onPhotograph: fn(), onWalk: fn() },
  parameters: { msw: { handlers: noDiagnoses() } },
  decorators: [inApp({ at: '/explore/disease-prediction' })],
} satisfies Meta<typeof LeafHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const whole: Story = {
  parameters: { msw: { handlers: listing([saved]) } },
  beforeEach: withDiagnoses(
    demoDiagnosis(),
    demoDiagnosis({ opinions: [unsure] }, 8),
    demoDiagnosis({ opinions: [noLeaf], pictures: [] }, 9),
    demoDiagnosis({ progress: 'worse' }, 20),
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(5));
  },
};

export const Full: Story = whole;
export const FullOnAPhoneInHindi: Story = {
  tags: ['nightly'],
  ...whole,
  globals: { ...phone, language: 'hi' },
};

export const Empty: Story = {
  globals: { language: 'en' },
  beforeEach: withDiagnoses(),
  play: async ({ canvas }) => {
    await canvas.findByText(/^No diagnosis yet/);
  },
};

/** What is on the account does not come; what is here is shown. */
export const WithoutTheAccount: Story = {
  parameters: {
    msw: { handlers: [handle(contract.listDiagnoses, () => HttpResponse.error()), ...full()] },
  },
  globals: { language: 'en' },
  beforeEach: withDiagnoses(demoDiagnosis()),
  play: async ({ canvas }) => {
    await canvas.findByText(/^What is on your account could not be loaded/);
    await canvas.findByRole('heading', { level: 3 });
  },
};

/** Of another device, with pictures of the account. */
export const OfTheAccount: Story = {
  parameters: { msw: { handlers: full() } },
  globals: { language: 'en' },
  beforeEach: withDiagnoses(),
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: /^Picture 2 of Tomato/ });
  },
};

export const NotKeptOnTheAccount: Story = {
  parameters: { msw: { handlers: diagnosesNotSaved() } },
  globals: { language: 'en' },
  beforeEach: withDiagnoses(demoDiagnosis()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Keep on my/ }));
    await canvas.findByText(/^It could not be kept on your account/);
  },
};

export const Asked: Story = {
  globals: { language: 'en' },
  beforeEach: withDiagnoses(demoDiagnosis({}, 8)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Worse' }));
    await canvas.findByRole('button', { name: 'Photograph again' });
    await expect((await listDeviceDiagnoses(meera.id))[0]?.progress).toBe('worse');
  },
};

export const Deleting: Story = {
  globals: { language: 'en' },
  beforeEach: withDiagnoses(demoDiagnosis({ feedback: { isRight: true, sentId: 'given' } })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Delete/ }));
    await findDialog('Delete this diagnosis?');
  },
};

const given: GivenLeaves = {
  _id: '7b8f2c52-8b0c-4f0e-9a8b-0d9f0c5f6a12',
  crop: 'tomato',
  isRight: false,
  actual: 'healthy',
  createdAt: '2026-10-05T06:00:00.000Z',
  pictures: leafPictures().map(({ picture }) => picture),
};
const withGiven: Story = {
  parameters: {
    msw: {
      handlers: [
        mockEndpoint(contract.listLeafFeedback, () => ({
          status: 200,
          body: { success: true, data: [given], nextCursor: null },
        })),
        ...diagnosesNotSaved(),
      ],
    },
  },
  beforeEach: withDiagnoses(demoDiagnosis()),
};

/** Pictures that were given for training are withdrawn here, and a failure says so. */
export const GivenForTraining: Story = {
  ...withGiven,
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Withdraw the/ }));
    const dialog = await findDialog('Withdraw these pictures?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
    await within(dialog).findByText(/^They could not be withdrawn/);
  },
};
export const GivenOnAPhoneInHindi: Story = {
  tags: ['nightly'],
  ...withGiven,
  globals: { ...phone, language: 'hi' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^तस्वीरें वापस लें/ });
  },
};

/** The browser's database gives the pictures back, and a sign-out deletes it while it is open. */
export const GoneAfterTheSignOut: Story = {
  globals: { language: 'en' },
  beforeEach: withDiagnoses(demoDiagnosis()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 3 });
    const [found] = await listDeviceDiagnoses(meera.id);
    await expect(await found?.pictures[0]?.text()).toContain('<svg');
    clearUserCaches();
    await waitFor(async () => expect(await listDeviceDiagnoses(meera.id)).toEqual([]));
  },
};

import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { contract } from '@upaj/contract/contract';
import type { LeafOpinion } from '@upaj/contract/disease.schema';
import { handle } from '@upaj/mocks/mock-endpoint';
import { full } from '@upaj/mocks/scenarios';
import { delay, type HttpHandler, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { storageKeys } from '../shared/storage-keys.ts';
import { leafPhoto } from '../testing/leaf-photo.ts';
import { inApp } from '../testing/story-app.tsx';
import type { Screen } from '../testing/story-screen.ts';
import DiseasePredictionPage from './disease-prediction.page.tsx';

/** Each story sets its address in its parameters. */
const atAddress: Decorator = (Story, context) =>
  inApp({ at: '/explore/disease-prediction', frame: 'signed-in', ...context.parameters.app })(
    Story,
    context,
  );

const service = (hasSecondOpinion: boolean) =>
  handle(contract.getLeafService, () =>
    HttpResponse.json({ success: true, data: { hasSecondOpinion } }),
  );
const blight: LeafOpinion = {
  by: 'model',
  outcome: 'disease',
  diseaseId: 'tomato-early-blight',
  share: 0.91,
  likely: [{ diseaseId: 'tomato-early-blight', share: 0.91 }],
};
const text = JSON.stringify({ Disease: 'Early blight', Cure: 'Remove sick leaves.' });
const answering = (opinions: readonly LeafOpinion[]) =>
  handle(contract.predictDisease, () => {
    const candidates = [{ content: { parts: [{ text }] } }];
    return HttpResponse.json({ candidates, opinions, modelVersion: '1' });
  });
const never = handle(contract.predictDisease, async () => {
  await delay('infinite');
  return undefined;
});
const failing = handle(contract.predictDisease, () =>
  HttpResponse.json({ success: false, message: 'No', code: 'internal' }, { status: 500 }),
);
const mocks = (...special: HttpHandler[]) => ({
  handlers: [...special, service(false), answering([blight]), ...full()],
});

async function forgetModel(): Promise<void> {
  localStorage.removeItem(storageKeys.leafModel);
  await caches.delete('upaj-leaf-model');
}

/**
 * Finds what a field has, from pictures of its leaves. Shown at the start, with a crop chosen,
 * with pictures judged and refused, with the model on the device, while sending, failed and
 * answered. Address: `/explore/disease-prediction`.
 */
const meta = {
  title: 'Screens/Leaf Doctor/Disease Prediction',
  tags: ['nightly'],
  component: DiseasePredictionPage,
  parameters: { layout: 'fullscreen', msw: mocks() },
  decorators: [atAddress],
  beforeEach: async () => {
    await forgetModel();
    return forgetModel;
  },
} satisfies Meta<typeof DiseasePredictionPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const phone = { viewport: { value: 'phone' } };
const english = { language: 'en' };
const tomato = { at: '/explore/disease-prediction?crop=tomato' };
const wheat = { at: '/explore/disease-prediction?crop=wheat' };

async function choose({ canvas, userEvent }: Screen, files: File[]): Promise<void> {
  const field = await canvas.findByLabelText(/^(Pictures of leaves|पत्तियों की फोटो)$/);
  await userEvent.upload(field, files);
}
const send = async ({ canvas, userEvent }: Screen) =>
  userEvent.click(canvas.getByRole('button', { name: /^(Upload Image|फोटो अपलोड करें)$/ }));
const photos = async () => [
  await leafPhoto('leaf-1.jpg'),
  await leafPhoto('leaf-2.jpg', { isDark: true }),
];
const chooseAndSend: Play = async (context) => {
  await choose(context, await photos());
  await send(context);
};

export const Start: Story = { tags: ['!nightly'], globals: english };

export const StartOnAPhone: Story = { globals: phone };

export const StartOnAPhoneInHindi: Story = {
  globals: { ...phone, language: 'hi' },
};

export const OtherCrops: Story = {
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Another crop' }));
    await userEvent.type(await canvas.findByRole('searchbox'), 'gourd');
    await canvas.findByRole('button', { name: 'Bitter gourd' });
  },
};

export const OtherCropsOnAPhoneInHindi: Story = {
  globals: { ...phone, language: 'hi' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'दूसरी फसल' }));
    await canvas.findByRole('button', { name: 'करेला' });
  },
};

export const NoSuchCrop: Story = {
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Another crop' }));
    await userEvent.type(await canvas.findByRole('searchbox'), 'moon flower');
    await canvas.findByText(/^No crop of this name/);
  },
};

/** The model may be downloaded. */
export const CropChosen: Story = {
  globals: english,
  parameters: { app: tomato },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Download the leaf doctor \([\d.]+ MB\)/);
  },
};

export const CropChosenOnAPhoneInHindi: Story = {
  globals: { ...phone, language: 'hi' },
  parameters: { app: tomato },
  play: async ({ canvas }) => {
    await canvas.findByText(/^पत्ती डॉक्टर \([\d.]+ एमबी\) डाउनलोड करें/);
  },
};

export const ModelDeclined: Story = {
  globals: english,
  parameters: { app: tomato },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Not now' }));
    await canvas.findByText('Your pictures are sent to the server.');
  },
};

/** The real model, in its worker. */
export const ModelOnTheDevice: Story = {
  globals: english,
  parameters: { app: tomato },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Download' }));
    await canvas.findByText(/^The leaf doctor is on this device/);
    await chooseAndSend(context);
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(4));
  },
};

export const CropThatIsNotTrained: Story = {
  globals: english,
  parameters: { app: wheat },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Pictures are judged for sharpness/);
  },
};

export const CropWithASecondOpinionInHindi: Story = {
  globals: { ...phone, language: 'hi' },
  parameters: { app: wheat, msw: mocks(service(true)) },
  play: async ({ canvas }) => {
    await canvas.findByText(/^फोटो भी भेज सकते हैं/);
  },
};

export const PicturesJudged: Story = {
  globals: { ...english, ...phone },
  parameters: { app: tomato },
  play: async (context) => {
    await choose(context, await photos());
    await context.canvas.findByText('Good picture');
    await context.canvas.findByText(/^Too dark/);
  },
};

export const PicturesJudgedInHindi: Story = {
  ...PicturesJudged,
  globals: { ...phone, language: 'hi' },
  play: async (context) => {
    await choose(context, await photos());
    await context.canvas.findByText(/^बहुत अंधेरा है/);
  },
};

export const PictureRefused: Story = {
  globals: english,
  parameters: { app: tomato },
  play: async (context) => {
    const heic = new File(['ftypheic'], 'IMG_0042.heic', { type: 'image/heic' });
    const damaged = new File(['leaf'], 'damaged.jpg', { type: 'image/jpeg' });
    await choose(context, [heic, damaged]);
    await context.canvas.findByText(/^IMG_0042\.heic is a HEIC picture/);
    await context.canvas.findByText(/^damaged\.jpg cannot be read/);
  },
};

export const PictureMissing: Story = {
  globals: english,
  parameters: { app: tomato },
  play: async (context) => {
    await context.canvas.findByRole('button', { name: 'Upload Image' });
    await send(context);
    await context.canvas.findByText('Please select an image first!');
  },
};

export const Sending: Story = {
  globals: english,
  parameters: { app: tomato, msw: mocks(never) },
  play: async (context) => {
    await chooseAndSend(context);
    await context.canvas.findByText(/^The pictures (are being sent|have arrived)/);
  },
};

export const SendingOnAPhoneInHindi: Story = {
  ...Sending,
  globals: { ...phone, language: 'hi' },
  play: async (context) => {
    await chooseAndSend(context);
    await context.canvas.findByText(/^फोटो (भेजी जा रही हैं|पहुंच गईं)/);
  },
};

export const Failed: Story = {
  globals: english,
  parameters: { app: tomato, msw: mocks(failing) },
  play: async (context) => {
    await chooseAndSend(context);
    await context.canvas.findByText(/^An error occurred while processing the image\./);
  },
};

export const FailedOnAPhoneInHindi: Story = {
  ...Failed,
  globals: { ...phone, language: 'hi' },
  play: async (context) => {
    await chooseAndSend(context);
    await context.canvas.findByText(/^फोटो देखते समय गड़बड़ी हुई/);
  },
};

/** A server that words its answer and gives no opinion. */
export const WordedAnswer: Story = {
  globals: english,
  parameters: { app: tomato, msw: mocks(answering([])) },
  play: async (context) => {
    await chooseAndSend(context);
    await expect(await context.canvas.findByText('Remove sick leaves.')).toBeVisible();
  },
};

export const Answered: Story = {
  globals: english,
  parameters: { app: tomato },
  play: async (context) => {
    await chooseAndSend(context);
    await context.canvas.findAllByText(/Early blight/);
  },
};

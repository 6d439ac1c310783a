import type { Meta, StoryObj } from '@storybook/react-vite';
import { diagnosesNotSaved } from '@upaj/mocks/disease-scenarios';
import { full } from '@upaj/mocks/scenarios';
import { expect, fn } from 'storybook/test';
import {
  demoDiagnosis,
  geminiEarlyBlight,
  healthy,
  lateBlight,
  modelSays,
  noLeaf,
  notTrained,
  unsure,
} from '../../testing/demo-diagnoses.ts';
import { inApp } from '../../testing/story-app.tsx';
import LeafResult from './leaf-result.tsx';

/**
 * What a field has, how sure that is, and what to do. Shown sick, healthy, unsure, without a
 * leaf, not trained, with two opinions, and with the feedback and the consent to give pictures.
 */
const meta = {
  title: 'Screens/Leaf Doctor/Disease Prediction/Result',
  component: LeafResult,
  args: { diagnosis: demoDiagnosis(), onWalk: fn() },
  parameters: { msw: { handlers: full() } },
  decorators: [inApp({ at: '/explore/disease-prediction' })],
} satisfies Meta<typeof LeafResult>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const phone = { viewport: { value: 'phone' } };
const said = (opinions: Parameters<typeof demoDiagnosis>[0]) => ({
  diagnosis: demoDiagnosis(opinions),
});
const shown: Play = async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 2 });
};

export const Disease: Story = { play: shown };
export const DiseaseOnAPhoneInHindi: Story = {
  tags: ['nightly'],
  ...Disease,
  globals: { ...phone, language: 'hi' },
};

export const LittleSure: Story = {
  args: said({ opinions: [modelSays({ diseaseId: 'tomato-target-spot', share: 0.47 })] }),
};

export const NoSprayHelps: Story = {
  args: said({ opinions: [modelSays({ diseaseId: 'tomato-mosaic', share: 0.9 })] }),
};

export const Healthy: Story = { args: said({ opinions: [healthy] }), play: shown };

/** The cure of one of the two is opened. */
export const Unsure: Story = {
  args: said({ opinions: [unsure] }),
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Show the cure for Early/ }));
    await canvas.findByRole('button', { name: /^Hide the cure for Early/ });
  },
};
export const UnsureOnAPhoneInHindi: Story = {
  tags: ['nightly'],
  args: Unsure.args ?? {},
  globals: { ...phone, language: 'hi' },
  play: shown,
};

export const NoLeaf: Story = { args: said({ opinions: [noLeaf] }), play: shown };

export const NotTrained: Story = {
  args: said({ opinions: [notTrained], cropId: 'rice', modelVersion: null }),
  play: shown,
};

export const TwoOpinions: Story = {
  args: said({ opinions: [lateBlight, geminiEarlyBlight] }),
  play: shown,
};
export const TwoOpinionsOnAPhoneInHindi: Story = {
  tags: ['nightly'],
  ...TwoOpinions,
  globals: { ...phone, language: 'hi' },
};

export const Agreed: Story = {
  args: said({
    opinions: [lateBlight, { ...geminiEarlyBlight, diseaseId: 'tomato-late-blight' }],
  }),
};

/** The signs of the guided walk, without pictures. */
export const ByTheGuidedWalk: Story = {
  args: said({
    cropId: 'rice',
    pictures: [],
    modelVersion: null,
    opinions: [{ ...geminiEarlyBlight, by: 'walk', diseaseId: 'rice-blast' }],
  }),
  play: shown,
};

/** What it is in truth is asked. */
export const WasWrong: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'No' }));
    await canvas.findByRole('combobox', { name: 'What is it?' });
  },
};

export const ConsentAsked: Story = {
  args: said({ feedback: { isRight: true } }),
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox')).not.toBeChecked();
  },
};
export const ConsentAskedOnAPhoneInHindi: Story = {
  tags: ['nightly'],
  args: ConsentAsked.args ?? {},
  globals: { ...phone, language: 'hi' },
};

export const NotSent: Story = {
  args: ConsentAsked.args ?? {},
  parameters: { msw: { handlers: diagnosesNotSaved() } },
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Send 2 pictures' }));
    await canvas.findByText(/^The pictures were not sent/);
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

export const Given: Story = {
  args: said({ feedback: { isRight: false, actual: null, sentId: 'given' } }),
};
export const Withdrawn: Story = {
  args: said({ feedback: { isRight: true, withdrawals: 1 } }),
};

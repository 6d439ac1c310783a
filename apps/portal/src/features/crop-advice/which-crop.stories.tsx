import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, full, waiting } from '@upaj/mocks/scenarios';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inApp } from '../../testing/story-app.tsx';
import { WhichCrop } from './which-crop.tsx';

/**
 * The form that finds crops for a field, with the reasons. Shown empty, filled in, with errors,
 * working, ranked, with nothing that fits, compared on the device, and printed. Address:
 * `/chat-bot?form=crops`.
 */
const meta = {
  title: 'Screens/Advice/Chat Bot/Which Crop',
  component: WhichCrop,
  globals: { language: 'en' },
  parameters: { msw: { handlers: full() } },
  decorators: [inApp({ frame: 'signed-in' })],
} satisfies Meta<typeof WhichCrop>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const buttons = { en: 'Show crops', hi: 'फसलें दिखाएं' };
const selects = { en: ['State', 'Season of sowing'], hi: ['राज्य', 'बुवाई का मौसम'] };

/** Fills in a field and asks for its crops. */
const askFor =
  (state: string, season: string, water: string, language: 'en' | 'hi' = 'en'): Play =>
  async ({ canvas }) => {
    const [stateName = '', seasonName = ''] = selects[language];
    await userEvent.selectOptions(await canvas.findByLabelText(stateName), state);
    await userEvent.selectOptions(canvas.getByLabelText(seasonName), season);
    await userEvent.click(canvas.getByDisplayValue(water));
    await userEvent.click(canvas.getByRole('button', { name: buttons[language] }));
  };

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Use my state/ })).toBeVisible();
  },
};

export const FilledIn: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('State'), 'Maharashtra');
    await userEvent.type(canvas.getByLabelText('Nitrogen (N)'), '210');
    await userEvent.type(canvas.getByLabelText('pH'), '7.8');
    await expect(await canvas.findByRole('option', { name: 'Yavatmal' })).toBeInTheDocument();
  },
};

export const WithErrors: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('pH'), '15');
    await userEvent.click(canvas.getByRole('button', { name: 'Show crops' }));
    await expect(await canvas.findByText('At most 14')).toBeVisible();
  },
};

export const TooFew: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show crops' }));
    await expect(await canvas.findByText('Please fill in at least two of these')).toBeVisible();
  },
};

export const Working: Story = {
  parameters: { msw: { handlers: waiting('crop-advice') } },
  play: async (context) => {
    await askFor('Punjab', 'rabi', 'assured')(context);
    await expect(await context.canvas.findByText('Comparing...')).toBeVisible();
  },
};

export const Ranked: Story = {
  play: async (context) => {
    await askFor('Punjab', 'rabi', 'assured')(context);
    await expect(await context.canvas.findByRole('heading', { name: '1. Wheat' })).toBeVisible();
    await expect(context.canvas.getByText('5 of 75 crops')).toBeVisible();
  },
};

export const NoneFits: Story = {
  play: async (context) => {
    await askFor('Ladakh', 'zaid', 'rain')(context);
    await expect(await context.canvas.findByText(/^No crop suits/)).toBeVisible();
  },
};

export const WithoutALine: Story = {
  parameters: { msw: { handlers: failing('crop-advice') } },
  play: async (context) => {
    await askFor('West Bengal', 'kharif', 'rain')(context);
    await expect(await context.canvas.findByText(/this device compared/)).toBeVisible();
  },
};

/** The paper is on the page and shown by the printer alone. */
export const Printing: Story = {
  play: async (context) => {
    let printed = 0;
    const { print } = window;
    window.print = () => {
      printed += 1;
    };
    await askFor('Punjab', 'rabi', 'assured')(context);
    await userEvent.click(await context.canvas.findByRole('button', { name: 'Print' }));
    await waitFor(() => expect(printed).toBe(1));
    window.print = print;
    const paper = document.querySelector<HTMLElement>('[data-print-only]') ?? document.body;
    await expect(within(paper).getByText(/1\. Wheat: Suits very well/)).toBeInTheDocument();
    await expect(within(paper).getByText(/^State: Punjab/)).toBeInTheDocument();
  },
};

export const OnAPhoneInHindi: Story = {
  tags: ['nightly'],
  globals: { language: 'hi', viewport: { value: 'phone' } },
  play: async (context) => {
    await askFor('Bihar', 'rabi', 'some', 'hi')(context);
    await expect(await context.canvas.findByRole('heading', { name: /^1\. / })).toBeVisible();
  },
};

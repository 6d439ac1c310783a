import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { demoListings } from '@upaj/content/demo-market';
import { failing, full, missing, waiting } from '@upaj/mocks/scenarios';
import { expect } from 'storybook/test';
import { paths } from '../../../shared/paths.ts';
import { inApp } from '../../../testing/story-app.tsx';
import { buyer, seller } from '../../../testing/users.ts';
import { OwnListingForm } from './own-listing-form.tsx';

const idOf = (slug: string) => demoListings.find((listing) => listing.slug === slug)?.id ?? '';

const atForm: Decorator = (Story, context) =>
  inApp({
    ...{ at: paths.sellItem.href(), frame: 'signed-in', session: seller },
    ...context.parameters.app,
  })(Story, context);

const meta = {
  component: OwnListingForm,
  args: { id: idOf('sharbati-wheat'), purpose: 'edit' },
  parameters: { layout: 'fullscreen', msw: { handlers: full() } },
  decorators: [atForm],
} satisfies Meta<typeof OwnListingForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Edit: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Name/)).toHaveValue('Sharbati Wheat');
  },
};

export const EditOnAPhoneInHindi: Story = { globals: { language: 'hi', ...phone } };

export const EditInTheDark: Story = { globals: { theme: 'dark' } };

/** Less than one trade unit is refused, with the reason. */
export const TooLittle: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    const quantity = await canvas.findByLabelText(/^Quantity/);
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '12');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the changes' }));
    await canvas.findByText(/^At least one trade unit/);
  },
};

/** With the category comes the question for the licence, and with its name the price of like goods. */
export const Licence: Story = {
  globals: { language: 'en', ...phone },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText(/^Category/), 'Seeds');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the changes' }));
    await canvas.findByText(/only licensed dealers sell seeds and fertilizers/);
    await expect(canvas.getByLabelText(/licence number/)).toBeInvalid();
  },
};

/** The pictures are put where they can be removed and added to. */
export const Copy: Story = {
  args: { purpose: 'copy' },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Remove Sharbati Wheat 1' });
    await expect(canvas.getByRole('button', { name: 'Add to Mandi' })).toBeEnabled();
  },
};

export const CopyOnAPhoneInHindi: Story = {
  args: { purpose: 'copy' },
  globals: { language: 'hi', ...phone },
};

export const SomebodyElses: Story = {
  globals: { language: 'en' },
  parameters: { app: { session: buyer } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^This listing belongs to somebody else/);
  },
};

export const Gone: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: missing() } },
  play: async ({ canvas }) => {
    await canvas.findByText('There is no such listing any more.');
  },
};

export const Loading: Story = { parameters: { msw: { handlers: waiting('crops') } } };

export const Failed: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: failing('crops') } },
  play: async ({ canvas }) => {
    await canvas.findByText('The listing could not be loaded.');
  },
};

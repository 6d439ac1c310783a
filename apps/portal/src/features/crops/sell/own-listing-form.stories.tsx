import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { contract } from '@upaj/contract/contract';
import { demoListings } from '@upaj/demo/market';
import { handle } from '@upaj/mocks/mock-endpoint';
import { failing, full, missing, waiting } from '@upaj/mocks/scenarios';
import { delay, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { paths } from '../../../shared/paths.ts';
import { listingChangesKey } from '../../../shared/storage-keys.ts';
import { inApp } from '../../../testing/story-app.tsx';
import type { Screen } from '../../../testing/story-screen.ts';
import { buyer, seller } from '../../../testing/users.ts';
import { OwnListingForm } from './own-listing-form.tsx';

const idOf = (slug: string) => demoListings.find((listing) => listing.slug === slug)?.id ?? '';

const atForm: Decorator = (Story, context) =>
  inApp({
    at: paths.sellItem.href(),
    frame: 'signed-in',
    session: seller,
    ...context.parameters.app,
  })(Story, context);

/**
 * Changes or copies one's own listing. Shown in both purposes, with its pictures, with errors,
 * partly or not saved, restored after a reload, loading, failed, gone, and for a listing of
 * another seller. Address: `/mandi/sell-item?edit=:id` or `?copy=:id`.
 */
const meta = {
  title: 'Screens/Selling/Sell Item/Edit or Copy',
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

export const EditOnAPhoneInHindi: Story = {
  tags: ['nightly'],
  globals: { language: 'hi', ...phone },
};

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="#57a96e" d="M0 0h4v4H0z"/></svg>';
const addPicture = async ({ canvas, userEvent }: Screen) => {
  const file = new File([drawing], 'field.svg', { type: 'image/svg+xml' });
  await userEvent.upload(await canvas.findByLabelText(/^Pictures/), file);
  await canvas.findByRole('img', { name: 'field.svg' });
};
const writeAndSave = async ({ canvas, userEvent }: Screen) => {
  await userEvent.type(canvas.getByLabelText(/^Location/), ', Khunti');
  await userEvent.click(canvas.getByRole('button', { name: 'Save the changes' }));
};

/** Pictures of the listing and new ones stand in one row, where they are moved and removed. */
export const Pictures: Story = {
  globals: { language: 'en', ...phone },
  play: async (screen) => {
    await addPicture(screen);
    const { canvas, userEvent } = screen;
    const move = canvas.getByRole('button', { name: 'Move field.svg forward' });
    await userEvent.click(move);
    await expect(move).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Sharbati Wheat 1' }));
    const shown = canvas.getAllByRole('img', { name: /^(field|Sharbati)/ });
    const names = shown.map((picture) => picture.getAttribute('alt'));
    const expected = ['Sharbati Wheat 2', 'Sharbati Wheat 3', 'field.svg', 'Sharbati Wheat 4'];
    await expect(names).toEqual(expected);
  },
};

export const WithoutAPicture: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    const removals = await canvas.findAllByRole('button', { name: /^Remove Sharbati/ });
    for (const removal of removals) await userEvent.click(removal);
    await userEvent.click(canvas.getByRole('button', { name: 'Save the changes' }));
    await canvas.findByText('Please add at least one picture');
  },
};

export const SendingPictures: Story = {
  globals: { language: 'en', ...phone },
  parameters: {
    msw: { handlers: [handle(contract.setCropPictures, () => delay('infinite')), ...full()] },
  },
  play: async (screen) => {
    await addPicture(screen);
    await writeAndSave(screen);
    await screen.canvas.findByRole('progressbar', { name: 'Sending pictures' });
    await expect(screen.canvas.queryByRole('button', { name: /^(Remove|Move)/ })).toBeNull();
  },
};

/** The details have arrived, the pictures have not: the next press sends them alone. */
export const PicturesNotSaved: Story = {
  globals: { language: 'en' },
  parameters: {
    msw: { handlers: [handle(contract.setCropPictures, () => HttpResponse.error()), ...full()] },
  },
  play: async (screen) => {
    await addPicture(screen);
    await writeAndSave(screen);
    await screen.canvas.findByText(/^The details are saved/);
  },
};

export const NothingSaved: Story = {
  globals: { language: 'en', ...phone },
  parameters: {
    msw: { handlers: [handle(contract.updateCrop, () => HttpResponse.error()), ...full()] },
  },
  play: async (screen) => {
    await addPicture(screen);
    await writeAndSave(screen);
    await screen.canvas.findByText('Nothing is saved yet, the pictures neither.');
  },
};

/** What was typed before a reload is there again. */
export const Restored: Story = {
  globals: { language: 'hi', ...phone },
  beforeEach: () => {
    const key = listingChangesKey(meta.args.id);
    sessionStorage.setItem(key, JSON.stringify({ Location: 'खूंटी' }));
    return () => sessionStorage.removeItem(key);
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^आपके बदलाव फिर यहां हैं/);
    await expect(canvas.getByDisplayValue('खूंटी')).toBeVisible();
  },
};

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
  tags: ['nightly'],
  args: { purpose: 'copy' },
  globals: { language: 'hi', ...phone },
};

export const OfAnotherSeller: Story = {
  globals: { language: 'en' },
  parameters: { app: { session: buyer } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^This listing belongs to someone else/);
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

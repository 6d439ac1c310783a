import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract } from '@upaj/contract/contract';
import { toUser } from '@upaj/mocks/account-records';
import { db } from '@upaj/mocks/db';
import { mockEndpoint } from '@upaj/mocks/mock-endpoint';
import { failing, full, waiting } from '@upaj/mocks/scenarios';
import farmer from '@upaj/ui/pictures/farmer.svg?no-inline';
import { HttpResponse, http } from 'msw';
import { expect, screen } from 'storybook/test';
import { paths } from '../shared/paths.ts';
import { inApp } from '../testing/story-app.tsx';
import { edit, findDialog, type Screen, save } from '../testing/story-screen.ts';
import ProfilePage from './profile.page.tsx';

const figures = { ordersPlaced: 14, moneySpent: 23450, ordersReceived: 6, moneyEarned: 123456.5 };
const trader = mockEndpoint(contract.getUser, ({ person }) => {
  const picture = { url: farmer, srcset: `${farmer} 192w`, width: 192, height: 192 };
  return { status: 200, body: { success: true, data: { ...toUser(person), ...figures, picture } } };
});

/**
 * What is known of the user: picture, contact details and the figures of trading. Shown for a
 * trader and for a new user, while editing, saving a picture, loading and failed. Address:
 * `/profile`.
 */
const meta = {
  title: 'Screens/Account/Profile',
  tags: ['nightly'],
  component: ProfilePage,
  parameters: { layout: 'fullscreen', msw: { handlers: [trader, ...full()] } },
  decorators: [inApp({ at: '/profile', path: paths.profile.path, frame: 'signed-in' })],
} satisfies Meta<typeof ProfilePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A user who buys and sells; the counters run for two seconds. */
export const Trader: Story = {
  tags: ['!nightly'],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await canvas.findByText('₹1,23,456.5');
  },
};

export const InHindi: Story = { globals: { language: 'hi' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OnAPhoneInHindi: Story = {
  globals: { viewport: { value: 'phone' }, language: 'hi' },
};

/** A new user: no picture, nothing traded. */
export const New: Story = { parameters: { msw: { handlers: full() } } };

export const Loading: Story = { parameters: { msw: { handlers: waiting('accounts') } } };

export const Failed: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: failing('accounts') } },
  play: async ({ canvas }) => {
    await canvas.findByText('Error occurred while fetching user data');
  },
};

export const Editing: Story = { globals: { language: 'en' }, play: edit };

export const EditingOnAPhoneInHindi: Story = {
  globals: { viewport: { value: 'phone' }, language: 'hi' },
  play: edit,
};

/** An empty field is named, and nothing is sent. */
export const EmptyField: Story = {
  globals: { language: 'en' },
  play: async (context) => {
    await edit(context);
    await context.userEvent.clear(context.canvas.getByLabelText(/^Street/));
    await save(context);
    await context.canvas.findByText('Street cannot be empty');
  },
};

export const Saved: Story = {
  globals: { language: 'en' },
  play: async (context) => {
    await edit(context);
    await save(context);
    await screen.findByText('Profile updated successfully!');
    await context.canvas.findByRole('button', { name: 'Edit' });
  },
};

/** After a failed save the user continues editing. */
export const SaveFailed: Story = {
  globals: { language: 'en' },
  parameters: {
    msw: {
      handlers: [http.patch('*/api/v1/user/:id', () => HttpResponse.error()), trader, ...full()],
    },
  },
  play: async (context) => {
    await edit(context);
    await save(context);
    await screen.findByText(/The server cannot be reached just now/);
    await expect(context.canvas.getByRole('button', { name: 'Save' })).toBeEnabled();
  },
};

/** Another device has changed city and street meanwhile; the user chooses from both values. */
const changedElsewhere = {
  parameters: { msw: { handlers: full() } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await edit(context);
    const street = canvas.getByLabelText(/^(Street|गली)/);
    await userEvent.clear(street);
    await userEvent.type(street, 'Main Road');
    for (const person of db.people.values()) {
      db.people.set(person.id, {
        ...person,
        street: 'Station Road',
        changedAt: '2026-03-01T06:00:00.000Z',
      });
    }
    await save(context);
    await canvas.findByRole('radio', { name: 'Station Road' });
  },
} satisfies Story;

export const ChangedElsewhere: Story = { ...changedElsewhere, globals: { language: 'en' } };

export const ChangedElsewhereOnAPhoneInHindi: Story = {
  ...changedElsewhere,
  globals: { viewport: { value: 'phone' }, language: 'hi' },
};

async function photograph(): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 640;
  canvas.height = 360;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser has no 2D canvas');
  pen.fillStyle = '#fde3a7';
  pen.fillRect(0, 0, 640, 360);
  pen.fillStyle = '#2f8c4e';
  pen.arc(420, 180, 120, 0, 7);
  pen.fill();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return new File([blob ?? ''], 'field.png', { type: 'image/png' });
}

async function choosePicture({ canvas, userEvent }: Screen) {
  await canvas.findByRole('button', { name: 'Edit' });
  const picker = canvas.getByLabelText('Add a picture', { selector: 'input' });
  await userEvent.upload(picker, await photograph());
  await findDialog('Your picture');
}

export const CroppingAPicture: Story = { globals: { language: 'en' }, play: choosePicture };

export const CroppingAPictureOnAPhone: Story = {
  globals: { language: 'en', viewport: { value: 'phone' }, theme: 'dark' },
  play: choosePicture,
};

export const PictureSaved: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: full() } },
  play: async (context) => {
    await choosePicture(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Save picture' }));
    await screen.findByText('Your picture has been changed');
    await context.canvas.findByRole('button', { name: 'Remove picture' });
  },
};

/** The file calls itself a picture and is none. */
export const UnreadablePicture: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Edit' });
    const picker = canvas.getByLabelText('Add a picture', { selector: 'input' });
    await userEvent.upload(picker, new File(['no picture'], 'me.png', { type: 'image/png' }));
    await screen.findByText(/^This file is not a picture that can be read/);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, full, waiting } from '@upaj/mocks/scenarios';
import { HttpResponse, http } from 'msw';
import { expect, screen } from 'storybook/test';
import { inApp } from '../../testing/story-app.tsx';
import { NotificationsCard } from './notifications-card.tsx';

/**
 * The card of the settings that chooses what the user is told of, and whether by mail. Shown
 * whole, switched off, not saved, loading and failed.
 */
const meta = {
  title: 'Screens/Account/Settings/Notifications',
  component: NotificationsCard,
  parameters: { msw: { handlers: full() } },
  decorators: [inApp()],
} satisfies Meta<typeof NotificationsCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const whole: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findAllByRole('switch')).toHaveLength(10);
};

export const Full: Story = { play: whole };

export const OnAPhoneInHindi: Story = {
  tags: ['nightly'],
  play: whole,
  globals: { viewport: { value: 'phone' }, language: 'hi' },
};

export const SwitchedOff: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'E-mail' }));
    await canvas.findByRole('switch', { name: 'E-mail', checked: false });
  },
};

export const NotSaved: Story = {
  globals: { language: 'en' },
  parameters: {
    msw: {
      handlers: [
        http.patch('*/api/v1/notifications/settings', () => HttpResponse.error()),
        ...full(),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Payments' }));
    await screen.findByText(/^Not saved: Payments[.] The server/);
    await canvas.findByRole('switch', { name: 'Payments', checked: true });
  },
};

export const Loading: Story = { parameters: { msw: { handlers: waiting('notifications') } } };

export const Failed: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: failing('notifications') } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inApp } from '../../testing/story-app.tsx';
import { dismissNewVersion, offerNewVersion } from './new-version.ts';
import { UpdateNotice } from './update-notice.tsx';

const apply = fn();

/**
 * Offers a new version of the portal; nothing changes before the user agrees. Shown offered and
 * dismissed.
 */
const meta = {
  title: 'Screens/App/Update Notice',
  component: UpdateNotice,
  decorators: [inApp()],
  beforeEach: () => {
    offerNewVersion(apply);
    return dismissNewVersion;
  },
} satisfies Meta<typeof UpdateNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Reads itself out, takes no focus, and changes nothing before the press. */
export const Offered: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('New version.');
    await expect(document.body).toHaveFocus();
    await expect(apply).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(apply).toHaveBeenCalledOnce();
  },
};

export const Dismissed: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const OnAPhoneInHindi: Story = {
  tags: ['nightly'],
  globals: { viewport: { value: 'phone' }, language: 'hi' },
};

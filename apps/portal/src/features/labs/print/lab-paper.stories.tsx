import type { Meta, StoryObj } from '@storybook/react-vite';
import { nearRanchi } from '@upaj/mocks/lab-scenarios';
import { inApp } from '../../../testing/story-app.tsx';
import { usePlaceNames } from '../list/use-place-names.ts';
import { LabPaper } from './lab-paper.tsx';

/** The names of places come from a hook, as on the page. */
function Paper({ title }: { title: string | undefined }) {
  const names = usePlaceNames(nearRanchi.labs);
  return title ? <LabPaper title={title} labs={nearRanchi.labs} names={names} /> : <LabPaper />;
}

/**
 * A sheet to take along, always white: laboratories with address and telephone, and how to take
 * a sample. Shown with laboratories and with the steps alone.
 */
const meta = {
  title: 'Screens/Advice/Nearby Labs/On Paper',
  component: Paper,
  decorators: [inApp()],
  args: { title: 'The nearest laboratory of 904' },
} satisfies Meta<typeof Paper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LabsAndSteps: Story = {};

export const InHindi: Story = { globals: { language: 'hi' } };

/** Paper is white. */
export const InTheDark: Story = { globals: { theme: 'dark' } };

export const StepsAlone: Story = { args: { title: undefined } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { nearRanchi } from '@upaj/mocks/lab-scenarios';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { inApp } from '../../../testing/story-app.tsx';
import { usePlaceNames } from '../list/use-place-names.ts';
import { LabPaper } from './lab-paper.tsx';

const { labs, total } = nearRanchi;

/** The heading and the names of places come from hooks, as on the page. */
function Paper({ hasLabs }: { hasLabs: boolean }) {
  const { t } = useTranslation('labs');
  const names = usePlaceNames(labs);
  const title = t('nearest', { count: labs.length, total });
  return hasLabs ? <LabPaper title={title} labs={labs} names={names} /> : <LabPaper />;
}

/**
 * A sheet to take along, always white: laboratories with address and telephone, and how to take
 * a sample. Shown with laboratories and with the steps alone.
 */
const meta = {
  title: 'Screens/Advice/Nearby Labs/On Paper',
  component: Paper,
  decorators: [inApp()],
  args: { hasLabs: true },
} satisfies Meta<typeof Paper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LabsAndSteps: Story = {};

export const InHindi: Story = { tags: ['nightly'], globals: { language: 'hi' } };

export const StepsAlone: Story = { args: { hasLabs: false } };

import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { load } from '@upaj/content/schemes/regions';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { createSchemesSource, SchemesContext } from '../features/schemes/schemes-source.ts';
import { inApp } from '../testing/story-app.tsx';
import { visitor } from '../testing/users.ts';
import GovtSchemesPage from './govt-schemes.page.tsx';

const sources = {
  content: load,
  empty: async () => [],
  waiting: () => new Promise<never>(() => {}),
  failing: async () => {
    throw new Error('no network');
  },
};

/** Each story may name another source of schemes in its parameters. */
const fromSource: Decorator = (Story, { parameters }) => {
  const name = parameters.source as keyof typeof sources | undefined;
  const [source] = useState(() => createSchemesSource(sources[name ?? 'content']));
  return (
    <SchemesContext value={source}>
      <Story />
    </SchemesContext>
  );
};

const at = (query: string) => ({
  app: { at: `/explore/govt-schemes${query}`, session: visitor, frame: 'public' },
});

/**
 * What governments offer to farmers, by region, with a finder that asks a few questions. Shown
 * as a list, filtered, empty, loading and failed, and at each step of the finder. Address:
 * `/explore/govt-schemes`.
 */
const meta = {
  title: 'Screens/Public/Government Schemes',
  tags: ['nightly'],
  component: GovtSchemesPage,
  parameters: { layout: 'fullscreen', ...at('') },
  decorators: [fromSource, inApp()],
} satisfies Meta<typeof GovtSchemesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The schemes of the Union. */
export const India: Story = {
  tags: ['!nightly'],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table');
    await expect(within(table).getAllByRole('row').length).toBeGreaterThan(15);
  },
};

export const InHindi: Story = { globals: { language: 'hi' } };

/** Each row is a card. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OnAPhoneInHindi: Story = {
  parameters: at('?region=jharkhand'),
  globals: { viewport: { value: 'phone' }, language: 'hi' },
};

export const SignedIn: Story = {
  parameters: { app: { at: '/explore/govt-schemes?region=kerala', frame: 'signed-in' } },
};

/** A title of more than 102 characters is cut and opens to the whole. */
export const LongTitle: Story = {
  globals: { language: 'en' },
  parameters: at('?region=odisha&q=cdp-mlip'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Whole title'));
    await expect(canvas.getByText('Shorter')).toBeVisible();
  },
};

export const OneKind: Story = { parameters: at('?kind=insurance') };

export const Searching: Story = { parameters: at('?q=drip') };

export const NothingMatches: Story = {
  globals: { language: 'en' },
  parameters: at('?q=zebra'),
  play: async ({ canvas }) => {
    await canvas.findByText('No scheme matches what you are looking for.');
  },
};

export const Empty: Story = {
  globals: { language: 'en' },
  parameters: { ...at('?region=goa'), source: 'empty' },
  play: async ({ canvas }) => {
    await canvas.findByText('No data available');
  },
};

export const Loading: Story = {
  globals: { language: 'en' },
  parameters: { source: 'waiting' },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading...');
  },
};

export const Failed: Story = {
  globals: { language: 'en' },
  parameters: { source: 'failing' },
  play: async ({ canvas }) => {
    await canvas.findByText('No data available');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const FinderState: Story = { parameters: at('?region=jharkhand&finder=1') };

export const FinderLand: Story = {
  globals: { language: 'en' },
  parameters: at('?finder=2'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /my own/ }));
  },
};

/** An invalid number shows an error beside its field and stays; it is in the address here. */
export const FinderWrongNumber: Story = {
  globals: { language: 'en' },
  parameters: at('?finder=5&land=owner&area=-5'),
  play: async ({ canvas }) => {
    const area = await canvas.findByLabelText('How much land do you farm?');
    await expect(area).toHaveValue('-5');
    await expect(canvas.getByText(/^Write a number from 0/)).toBeVisible();
  },
};

/** The bigha of Rajasthan, with the size that is counted. */
export const FinderLocalUnit: Story = {
  globals: { viewport: { value: 'phone' }, language: 'hi' },
  parameters: at('?finder=2&state=rajasthan&land=owner&area=2,5&unit=bigha-pucca'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('यानी लगभग 0.632 हेक्टेयर।')).toBeVisible();
  },
};

export const FinderCropsOnAPhone: Story = {
  parameters: at('?finder=3'),
  globals: { viewport: { value: 'phone' } },
};

export const FinderWhoInHindi: Story = {
  parameters: at('?finder=4'),
  globals: { viewport: { value: 'phone' }, language: 'hi' },
};

/** No question was answered, so most schemes are to check. */
export const FinderResult: Story = {
  globals: { language: 'en' },
  parameters: at('?finder=5'),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Need to check' });
  },
};

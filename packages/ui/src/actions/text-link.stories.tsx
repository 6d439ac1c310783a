import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, ExternalLink } from 'lucide-react';
import { expect } from 'storybook/test';
import { fitsSmallPhone, onSmallPhone } from '../testing/small-phone.tsx';
import { choices, notes } from '../testing/story-docs.ts';
import { TextLink, type TextLinkProps } from './text-link.tsx';

const meta = {
  title: 'Components/Actions/Text Link',
  component: TextLink,
  args: { href: '#mandi', children: 'Privacy' },
  argTypes: {
    kind: choices<TextLinkProps['kind']>(
      {
        inline: 'Within a sentence, with a line below it.',
        alone: 'On a line of its own, 44 px high.',
        back: 'Above a page, to the list that the user came from.',
      },
      'inline',
    ),
  },
  parameters: notes({
    use: 'For a link in a text or on its own line, to an address outside the router. A link of the router takes `linkStyles`.',
    avoid:
      'For something that happens on this page, which is a **Button**; for the one link that a page is about, which is a link with `buttonStyles`.',
    keyboard: 'Enter follows it.',
    screenReader:
      'Its text is its name, so it makes sense without the sentence around it. `isExternal` opens a new tab and says nothing about it.',
  }),
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InAText: Story = {
  render: (args) => (
    <p>
      How we keep what you tell us is written in <TextLink {...args} />.
    </p>
  ),
};

export const Alone: Story = {
  args: {
    kind: 'alone',
    children: (
      <>
        See all <ArrowRight aria-hidden="true" className="size-5" />
      </>
    ),
  },
};

export const External: Story = {
  args: {
    kind: 'alone',
    isExternal: true,
    href: 'https://pmkisan.gov.in',
    children: (
      <>
        Visit Link <ExternalLink aria-hidden="true" className="size-5" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Visit Link' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noreferrer');
  },
};

export const LongHindiAt320: Story = {
  tags: ['nightly'],
  render: (args) => (
    <div className="grid gap-3">
      <p>
        आपकी जानकारी हमारे पास कैसे रहती है, यह हमारे{' '}
        <TextLink {...args}>निजी जानकारी की सुरक्षा के नियमों</TextLink> में लिखा है।
      </p>
      <TextLink {...args} kind="alone">
        सरकारी योजनाओं की पूरी सूची देखें <ArrowRight aria-hidden="true" className="size-5" />
      </TextLink>
      <TextLink {...args} kind="back">
        अपने सभी पुराने ऑर्डरों की सूची पर वापस जाएं
      </TextLink>
    </div>
  ),
  decorators: [onSmallPhone],
  play: fitsSmallPhone,
};

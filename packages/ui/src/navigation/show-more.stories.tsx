import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { notes } from '../testing/story-docs.ts';
import { ShowMore, type ShowMoreProps } from './show-more.tsx';

const meta = {
  title: 'Components/Navigation/Show More',
  component: ShowMore,
  args: { count: '24 of 180', label: 'Show more', onShowMore: fn() },
  parameters: notes({
    use: 'at the end of a list that loads in pages.',
    avoid: 'to go to a page with the whole list, which is the link of a **Section Head**.',
    keyboard:
      'Enter and Space load more. With `list`, the focus then goes to the first link or button of the new entries, unless it is elsewhere by then.',
    screenReader:
      'The count is a status: it is announced when it changes. While it loads, the button is busy and disabled.',
  }),
} satisfies Meta<typeof ShowMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MoreToCome: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onShowMore).toHaveBeenCalledOnce();
  },
};

function GrowingOnce(props: ShowMoreProps) {
  const list = useRef<HTMLUListElement>(null);
  const [places, setPlaces] = useState(['Ranchi', 'Khunti']);
  const [isBusy, setBusy] = useState(false);
  const isWhole = places.length > 2;

  async function grow() {
    setBusy(true);
    await Promise.resolve();
    setBusy(false);
    setPlaces([...places, 'Gumla', 'Simdega']);
  }

  return (
    <>
      <ul ref={list}>
        {places.map((place) => (
          <li key={place}>
            <a href={`#${place}`}>{place}</a>
          </li>
        ))}
      </ul>
      <ShowMore
        {...props}
        list={list}
        isBusy={isBusy}
        onShowMore={isWhole ? undefined : () => void grow()}
      />
    </>
  );
}

export const GoesOnWithTheFirstNewOne: Story = {
  render: GrowingOnce,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Show more' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('link', { name: 'Gumla' })).toHaveFocus();
  },
};

export const Busy: Story = {
  args: { isBusy: true, count: '180 में से 24 दिखाए गए', label: 'और दिखाएं', lang: 'hi' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'और दिखाएं' })).toBeDisabled();
  },
};

export const TheEnd: Story = {
  args: { count: '180 of 180', onShowMore: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('180 of 180');
  },
};

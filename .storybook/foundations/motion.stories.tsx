import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../packages/ui/src/actions/button.tsx';
import { Group, Name, Sheet, Value } from './parts.tsx';
import { namesOf, tokenValue } from './theme.ts';

const meta = { title: 'Foundations/Motion', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The animations by their custom property; the class has to stand here as a whole for Tailwind to find it. */
const animations: Readonly<Record<string, { className?: string; use: string }>> = {
  '--animate-spin': {
    className: 'animate-spin rounded-full border-4 border-current border-t-transparent',
    use: 'Spinner: a request is on its way',
  },
  '--animate-pulse': {
    className: 'animate-pulse rounded-sm bg-line-strong',
    use: 'Skeleton: the shape of what is loading',
  },
  '--animate-rise': {
    className: 'animate-rise rounded-control bg-action',
    use: 'Dialogs and sheets, which come from below',
  },
  '--animate-fade': {
    className: 'animate-fade rounded-control bg-action',
    use: 'Menus, messages, the veil behind a dialog',
  },
  '--animate-settle': {
    use: 'Nothing to see: for 400 ms a layer that opened under a finger does not take the second tap. Off in Storybook.',
  },
};

function Animations() {
  const [round, setRound] = useState(0);
  return (
    <Group title="Animations">
      <ul className="grid gap-5">
        {Object.entries(animations).map(([name, { className, use }]) => (
          <li key={name} className="grid grid-cols-[4rem_1fr] items-center gap-x-4">
            <span className="grid size-16 place-items-center text-action">
              {className && (
                <span key={round} data-animation={name} className={`size-11 ${className}`} />
              )}
            </span>
            <div className="grid">
              <Name>{name.slice(2)}</Name>
              <Value>{tokenValue(name)}</Value>
              <span className="text-muted text-sm">{use}</span>
            </div>
          </li>
        ))}
      </ul>
      <Button variant="outline" className="justify-self-start" onClick={() => setRound(round + 1)}>
        Play again
      </Button>
    </Group>
  );
}

const inMilliseconds = (time = '') => Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000);

/** Every animation with its duration, and the transition of colours. Where people ask for less motion, all of it stops. */
export const AnimationsAndTransitions: Story = {
  render: () => (
    <Sheet>
      <Animations />
      <Group title="Transitions">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Name>transition-colors</Name>
          <Value>
            {tokenValue('--default-transition-duration')} {tokenValue('--ease-out')}
          </Value>
        </p>
        <p className="text-muted text-sm">
          Colours change under the pointer, and nothing moves. Point at a button to see it.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button>Primary</Button>
          <Button variant="outline">Outline</Button>
        </div>
      </Group>
    </Sheet>
  ),
  play: async ({ canvasElement, canvas }) => {
    await expect(Object.keys(animations)).toEqual(namesOf('--animate-'));
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const sample of canvasElement.querySelectorAll<HTMLElement>('[data-animation]')) {
      const [, wanted] = tokenValue(sample.dataset.animation ?? '').split(' ');
      await expect(inMilliseconds(getComputedStyle(sample).animationDuration)).toBeCloseTo(
        isReduced ? 0.01 : inMilliseconds(wanted),
      );
    }
    const button = canvas.getByRole('button', { name: 'Primary' });
    const [duration] = getComputedStyle(button).transitionDuration.split(',');
    await expect(inMilliseconds(duration)).toBeCloseTo(
      isReduced ? 0.01 : inMilliseconds(tokenValue('--default-transition-duration')),
    );
  },
};

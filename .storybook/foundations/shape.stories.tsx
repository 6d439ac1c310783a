import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Name, Sheet, Value } from './parts.tsx';
import { namesOf, tokenValue } from './theme.ts';

const meta = { title: 'Foundations/Shape', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const uses: Readonly<Record<string, string>> = {
  '--radius-sm': 'Small parts of a component, skeletons',
  '--radius-control': 'Buttons, fields, notices',
  '--radius-nav': 'Items of the side menu and of the bar at the bottom',
  '--radius-field': 'Rows, menus, the search field, choices with a text',
  '--radius-card': 'Cards',
  '--radius-panel': 'Panels, dialogs, the pictures of a listing',
};

/** The larger the thing, the rounder its corners; what lies inside another thing is less round than it. */
export const Corners: Story = {
  render: () => (
    <Sheet>
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-4">
        {[...namesOf('--radius-'), undefined].map((name) => (
          <li key={name ?? 'full'} className="grid content-start gap-1">
            <span
              className="h-24 border border-line-strong bg-surface"
              style={{ borderRadius: name ? tokenValue(name) : '9999px' }}
            />
            <Name>{name ? name.replace('--radius-', 'rounded-') : 'rounded-full'}</Name>
            {name && <Value>{tokenValue(name)}</Value>}
            <span className="text-muted text-sm">
              {name ? uses[name] : 'Chips, badges, round buttons, pictures of people'}
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  ),
  play: async () => {
    await expect(Object.keys(uses)).toEqual(namesOf('--radius-'));
  },
};

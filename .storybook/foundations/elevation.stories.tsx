import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BothThemes, Name, Sheet, Value } from './parts.tsx';
import { namesOf, tokenValue } from './theme.ts';

const meta = { title: 'Foundations/Elevation', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const uses: Readonly<Record<string, string>> = {
  '--shadow-card': 'Cards that lie on the page',
  '--shadow-float': 'What floats above it: menus, dialogs, messages, buttons over a picture',
};

/** Two heights, in both themes. A hairline keeps the edge visible where a shadow cannot be seen. */
export const Shadows: Story = {
  render: () => (
    <Sheet>
      <BothThemes>
        {(theme) =>
          namesOf('--shadow-').map((name) => (
            <div
              key={name}
              className="grid gap-1 rounded-card border border-line bg-surface p-5"
              style={{ boxShadow: tokenValue(name, theme) }}
            >
              <Name>{name.slice(2)}</Name>
              <span className="text-sm">{uses[name]}</span>
              <Value>{tokenValue(name, theme)}</Value>
            </div>
          ))
        }
      </BothThemes>
    </Sheet>
  ),
  play: async () => {
    await expect(Object.keys(uses)).toEqual(namesOf('--shadow-'));
  },
};

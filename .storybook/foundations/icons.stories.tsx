import { usedIcons } from 'virtual:used-icons.js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Group, Name, Sheet, Value } from './parts.tsx';

const meta = { title: 'Foundations/Icons', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const sizes = [
  { className: 'size-4', pixels: 16, use: 'Beside small text, such as the error of a field' },
  { className: 'size-4.5', pixels: 18, use: 'Beside text in cards and in small buttons' },
  { className: 'size-5', pixels: 20, use: 'In buttons, menus and bars; the usual size' },
] as const;

const [first] = usedIcons;

/** Every icon that the product's code imports, with the number of files that do; the list is read from the code. */
export const Used: Story = {
  render: () => (
    <Sheet>
      <Group title="Sizes">
        <ul className="grid gap-3">
          {sizes.map(({ className, pixels, use }) => (
            <li key={className} className="grid grid-cols-[2rem_1fr] items-center gap-x-3">
              {first && <first.Icon aria-hidden="true" className={className} />}
              <p className="flex flex-wrap items-baseline gap-x-3">
                <Name>{className}</Name>
                <Value>{pixels} px</Value>
                <span className="text-muted text-sm">{use}</span>
              </p>
            </li>
          ))}
        </ul>
      </Group>
      <Group title={`The ${usedIcons.length} icons in use`}>
        <ul className="grid grid-cols-2 gap-x-4 gap-y-5 md:grid-cols-5">
          {usedIcons.map(({ name, Icon, files }) => (
            <li key={name} className="grid justify-items-center gap-1 text-center">
              <Icon aria-hidden="true" className="size-6" />
              <Name>{name}</Name>
              <span className="text-caption text-muted">
                {files === 1 ? '1 file' : `${files} files`}
              </span>
            </li>
          ))}
        </ul>
      </Group>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    await expect(usedIcons.length).toBeGreaterThan(50);
    // A name that the library no longer has would draw nothing.
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(
      usedIcons.length + sizes.length,
    );
  },
};

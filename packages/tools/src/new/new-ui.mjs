import { isKebab, pascal, titleCase } from './names.mjs';

/**
 * A component of the design system, its story, and its place in the package's exports.
 * @param {string} where `folder/name`, e.g. `feedback/price-tag`
 * @returns {import('./new.mjs').Plan}
 */
export function planUi(where = '') {
  const [folder = '', name = ''] = where.split('/');
  if (!isKebab(folder) || !isKebab(name)) {
    throw new Error('Usage: npm run new ui feedback/price-tag');
  }
  const base = `packages/ui/src/${folder}/${name}`;
  return {
    files: { [`${base}.tsx`]: component(name), [`${base}.stories.tsx`]: story(folder, name) },
    packageExports: {
      'packages/ui/package.json': { [`./${name}`]: `./src/${folder}/${name}.tsx` },
    },
    next: `Import it as @upaj/ui/${name}; see it with npm run storybook.`,
  };
}

/** @param {string} name */
function component(name) {
  const Name = pascal(name);
  return `import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const styles = cva('rounded-card', {
  variants: { tone: { neutral: 'bg-sunken text-muted', good: 'bg-action-soft text-on-action-soft' } },
  defaultVariants: { tone: 'neutral' },
});

export interface ${Name}Props extends ComponentProps<'div'>, VariantProps<typeof styles> {}

/** Describe in one sentence what a user sees. */
export function ${Name}({ tone, className, ...props }: ${Name}Props) {
  return <div data-slot="${name}" className={styles({ tone, className })} {...props} />;
}
`;
}

/** @param {string} folder @param {string} name */
function story(folder, name) {
  const Name = pascal(name);
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { fitsSmallPhone, onSmallPhone } from '../testing/small-phone.tsx';
import { choices, notes } from '../testing/story-docs.ts';
import { ${Name}, type ${Name}Props } from './${name}.tsx';

const meta = {
  title: 'Components/${titleCase(folder)}/${titleCase(name)}',
  component: ${Name},
  args: { children: 'Wheat' },
  argTypes: {
    tone: choices<${Name}Props['tone']>({ neutral: 'A fact.', good: 'It went well.' }, 'neutral'),
  },
  parameters: notes({
    use: 'Say when.',
    avoid: 'Say when not, and name the component that fits better.',
    screenReader: 'Say what is read. With keys of its own, it has \`keyboard\` as well.',
  }),
} satisfies Meta<typeof ${Name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Good: Story = { args: { tone: 'good' } };

export const LongHindiAt320: Story = {
  args: { children: 'मशीन से छंटा हुआ शरबती गेहूं, 25 किलो की बोरी में' },
  decorators: [onSmallPhone],
  play: fitsSmallPhone,
};
`;
}

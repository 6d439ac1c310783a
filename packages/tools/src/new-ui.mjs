import { isKebab, pascal } from './names.mjs';

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
    files: { [`${base}.tsx`]: component(name), [`${base}.stories.tsx`]: story(name) },
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

/** @param {string} name */
function story(name) {
  const Name = pascal(name);
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${Name} } from './${name}.tsx';

const meta = { component: ${Name}, args: { children: 'गेहूँ' } } satisfies Meta<typeof ${Name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('गेहूँ')).toBeVisible();
  },
};
export const Good: Story = { args: { tone: 'good' } };
`;
}

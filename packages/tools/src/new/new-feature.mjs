import { isKebab, pascal, titleCase } from './names.mjs';

/**
 * A feature of the portal: a view, its story and its test.
 * @param {string} resource the field's own word, e.g. `labs`
 * @returns {import('./new.mjs').Plan}
 */
export function planFeature(resource = '') {
  if (!isKebab(resource)) throw new Error("Say the field's own word: npm run new feature labs");
  const folder = `apps/portal/src/features/${resource}`;
  const view = `${resource}-view`;
  return {
    files: {
      [`${folder}/${view}.tsx`]: component(view),
      [`${folder}/${view}.stories.tsx`]: story(view),
      [`${folder}/${view}.test.tsx`]: test(view),
    },
    next: `Put its story's title below the screen that shows it. Compose the view in a page (npm run new page); its endpoints are in apps/portal/src/domains (npm run new endpoint).`,
  };
}

/** @param {string} view */
function component(view) {
  const Name = pascal(view);
  return `export interface ${Name}Props {
  /** What the view is about, in the person's language. */
  heading: string;
}

/** Says in one sentence what a person does here. */
export function ${Name}({ heading }: ${Name}Props) {
  return (
    <section data-slot="${view}">
      <h2>{heading}</h2>
    </section>
  );
}
`;
}

/** @param {string} view */
function story(view) {
  const Name = pascal(view);
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${Name} } from './${view}.tsx';

/** Says in one sentence what the part is for, and which states are shown. */
const meta = {
  title: 'Screens/App/${titleCase(view)}',
  component: ${Name},
  args: { heading: 'प्रयोगशालाएं' },
} satisfies Meta<typeof ${Name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
`;
}

/** @param {string} view */
function test(view) {
  const Name = pascal(view);
  return `import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ${Name} } from './${view}.tsx';

it('says what it is about', () => {
  render(<${Name} heading="Near you" />);
  expect(screen.getByRole('heading', { name: 'Near you' })).toBeDefined();
});
`;
}

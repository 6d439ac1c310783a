import type { Decorator, StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** What a page of 320 px leaves between its margins of 16 px. */
const width = 288;

/** A story in Hindi, in the width that the smallest phones have. */
export const onSmallPhone: Decorator = (Story) => (
  <div lang="hi" data-testid="small-phone" style={{ width }}>
    <Story />
  </div>
);

/** Fails if the story is wider than the phone. */
export async function fitsSmallPhone({ canvas }: Pick<StoryContext, 'canvas'>): Promise<void> {
  const page = canvas.getByTestId('small-phone');
  await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
}

/** The same as a whole window, for what is drawn outside its place or depends on the width of the window. */
export const smallPhoneWindow = {
  globals: { viewport: { value: 'smallPhone' }, language: 'hi' },
  parameters: {
    viewport: {
      options: {
        smallPhone: { name: 'Small phone 320', styles: { width: '320px', height: '568px' } },
      },
    },
  },
};

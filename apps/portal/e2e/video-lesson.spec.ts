import { expect, test } from './product.ts';
import { newEmail, signUp } from './users.ts';

test('suggested videos are beside the video on medium and larger screens, and below it on a phone', {
  tag: ['@VIDEOS-8'],
}, async ({ page, t }) => {
  await signUp(page, 'Phulmani Devi', newEmail('learner'));
  await page.goto('/educational/fertilizers');
  const video = page.locator('main article');
  const suggested = page.getByRole('region', { name: t('education', 'suggested') });
  await expect(suggested.getByRole('button')).toHaveCount(5);
  const position = async () => {
    const [film, list] = [await video.boundingBox(), await suggested.boundingBox()];
    if (!film || !list) return 'hidden';
    if (list.y >= film.y + film.height) return 'below';
    return list.x >= film.x + film.width ? 'beside' : 'over';
  };
  for (const [width, where] of [
    [360, 'below'],
    [768, 'beside'],
    [1280, 'beside'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(position, `${width} px`).toBe(where);
  }
});

import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectFits } from './overflow.ts';
import { waitForContent } from './page-load.ts';
import { expect, test } from './product.ts';
import { newEmail, signUp, type Words } from './users.ts';
import { waitForWorker } from './worker.ts';

test.use({ serviceWorkers: 'allow' });

const address = '/explore/disease-prediction';

/** A real leaf of the model's reference pictures. */
const leafPath = (name: string) =>
  fileURLToPath(
    new URL(`../../../packages/leaf-model/model/reference/${name}.png`, import.meta.url),
  );

/** A photograph of twelve megapixels with the leaf in it, as a phone writes one, with its position. */
async function photograph(name: string): Promise<Buffer> {
  return sharp(leafPath(name))
    .resize(3000, 3000, { kernel: 'cubic' })
    .extend({ left: 500, right: 500, extendWith: 'copy' })
    .withExif({
      IFD0: { Make: 'A phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 35/1 0/1' },
    })
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** Runs in the page: keeps the pictures of every form that is sent, which the browser does not show to a test. */
function keepSentPictures(): void {
  const send = XMLHttpRequest.prototype.send;
  const kept: File[] = [];
  Object.assign(globalThis, { sentPictures: kept });
  XMLHttpRequest.prototype.send = function (body) {
    if (body instanceof FormData)
      for (const value of body.getAll('image')) if (value instanceof File) kept.push(value);
    send.call(this, body);
  };
}

const sentPictures = (page: Page) =>
  page.evaluate(async () => {
    const pictures: File[] = Object(globalThis).sentPictures;
    const texts = await Promise.all(pictures.map(async (file) => file.arrayBuffer()));
    return texts.map((bytes) => ({
      bytes: bytes.byteLength,
      hasMetadata: new TextDecoder('latin1').decode(bytes).includes('Exif'),
    }));
  });

async function chooseCrop(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

const upload = (page: Page, t: Words) =>
  page.getByRole('button', { name: t('leaf-doctor', 'upload'), exact: true });

async function expectResult(page: Page, t: Words): Promise<void> {
  const result = page.getByRole('region', { name: t('leaf-result', 'title'), exact: true });
  await expect(result).toBeVisible();
  await expect(
    result.getByText(t('leaf-result', 'disease'), { exact: true }).first(),
  ).toBeVisible();
}

const tomato = { en: 'Tomato', hi: 'टमाटर' };
const rice = { en: 'Rice (paddy)', hi: 'धान' };

test('a farmer sends a photograph of twelve megapixels, is told what it may be, and finds it again', async ({
  page,
  t,
  language,
}) => {
  await page.addInitScript(keepSentPictures);
  await signUp(page, 'Asha Leaf', newEmail('leaf'));
  await page.goto(address);
  await expectFits(page);
  await chooseCrop(page, tomato[language]);
  await upload(page, t).click();
  await expect(page.getByText(t('leaf-doctor', 'missing'), { exact: true })).toBeVisible();
  const chooser = page.locator('input[type=file][multiple]');
  const photographed = { mimeType: 'image/jpeg', buffer: await photograph('05') };
  await chooser.setInputFiles([{ name: 'leaf.jpg', ...photographed }]);
  await expect(
    page.getByRole('button', { name: t('leaf-doctor', 'pictures.remove', { name: 'leaf.jpg' }) }),
  ).toBeVisible();
  await expectFits(page);
  await upload(page, t).click();
  await expectResult(page, t);
  await expectFits(page);
  const sent = await sentPictures(page);
  expect(sent.map(({ hasMetadata }) => hasMetadata)).toEqual([false]);
  expect(sent[0]?.bytes).toBeLessThan(400_000);
  await page.reload();
  await page.getByRole('heading', { name: t('leaf-history', 'title') }).scrollIntoViewIfNeeded();
  await expect(page.getByText(tomato[language]).last()).toBeVisible();
});

test('a HEIC picture and a file that is no picture are refused with words, and the good one stays', async ({
  page,
  t,
  language,
}) => {
  await signUp(page, 'Asha Heic', newEmail('heic'));
  await page.goto(address);
  await chooseCrop(page, tomato[language]);
  const chooser = page.locator('input[type=file][multiple]');
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic'), Buffer.alloc(4000, 7)]);
  await chooser.setInputFiles([
    {
      name: 'leaf.png',
      mimeType: 'image/png',
      buffer: await sharp(leafPath('01')).png().toBuffer(),
    },
    { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: heic },
  ]);
  await expect(
    page.getByText(t('leaf-doctor', 'refused.heic', { name: 'IMG_1.HEIC' }), { exact: true }),
  ).toBeVisible();
  await expect(
    page.getByRole('button', { name: t('leaf-doctor', 'pictures.remove', { name: 'leaf.png' }) }),
  ).toBeVisible();
  await expectFits(page);
});

test('once the leaf doctor is on the phone it judges without a connection, and nothing is sent', async ({
  page,
  context,
  t,
  language,
}) => {
  await signUp(page, 'Asha Field', newEmail('field'));
  await page.goto(address);
  await waitForContent(page);
  await chooseCrop(page, tomato[language]);
  await page.getByRole('button', { name: t('leaf-doctor', 'model.agree'), exact: true }).click();
  await expect(page.getByText(t('leaf-doctor', 'model.ready'))).toBeVisible();
  await waitForWorker(page);
  await context.setOffline(true);
  await page.reload();
  await chooseCrop(page, tomato[language]);
  await expect(page.getByText(t('leaf-doctor', 'model.ready'))).toBeVisible();
  const chooser = page.locator('input[type=file][multiple]');
  await chooser.setInputFiles([leafPath('05'), leafPath('06')]);
  await expect(
    page.getByRole('button', { name: t('leaf-doctor', 'pictures.remove', { name: '06.png' }) }),
  ).toBeVisible();
  await upload(page, t).click();
  await expectResult(page, t);
  await expectFits(page);
  await context.setOffline(false);
});

test('a farmer whose crop the model does not know is led by questions to a cure', async ({
  page,
  t,
  language,
}) => {
  await signUp(page, 'Asha Rice', newEmail('rice'));
  await page.goto(address);
  await page.getByRole('button', { name: t('leaf-doctor', 'crop.other'), exact: true }).click();
  await page.getByLabel(t('leaf-doctor', 'crop.search')).fill(rice[language]);
  await chooseCrop(page, rice[language]);
  await page.getByRole('button', { name: t('leaf-doctor', 'crop.walk'), exact: true }).click();
  await expect(page.getByRole('heading', { name: t('leaf-walk', 'part.title') })).toBeVisible();
  await expectFits(page);
  await page
    .getByRole('button', { name: { en: /^Leaf/, hi: /^पत्ती/ }[language] })
    .first()
    .click();
  await expectFits(page);
  const signs = page.getByRole('checkbox');
  // By keyboard, since the bar with the choice lies over some of them.
  await signs.nth(0).press('Space');
  await signs.nth(1).press('Space');
  const show = page.getByRole('button', { name: t('leaf-walk', 'signs.show') });
  const ranking = page.getByRole('heading', { name: t('leaf-walk', 'ranking.title') });
  await show.click();
  await expect(ranking).toBeVisible();
  // Esc asks to close what is open, as the back button of a phone does: one step back, not the page.
  await page.keyboard.press('Escape');
  await expect(show).toBeVisible();
  await expect(signs.nth(0)).toBeChecked();
  await show.click();
  await expect(ranking).toBeVisible();
  await expectFits(page);
  await page
    .getByRole('button', { name: new RegExp(t('leaf-walk', 'ranking.choose')) })
    .first()
    .click();
  await expectResult(page, t);
  await expectFits(page);
});

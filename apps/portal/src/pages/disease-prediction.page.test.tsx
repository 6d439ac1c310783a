import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { server } from '@upaj/mocks/node';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type LeafBrowser, setLeafBrowser } from '../testing/leaf-browser.ts';
import {
  answering,
  answerJson,
  choose,
  chooser,
  earlyBlight,
  failingUpload,
  forgetDiagnoses,
  leaf,
  leafServer,
  openDoctor,
  press,
  service,
  startLeafServer,
} from '../testing/leaf-screen.tsx';

let browser: LeafBrowser;
beforeEach(() => {
  browser = setLeafBrowser();
  startLeafServer();
});
afterEach(forgetDiagnoses);

describe('crop and pictures', () => {
  it('the page starts with the crops that the model knows, and finds others by their name', {
    tags: ['ROUTE-12'],
  }, async () => {
    const { user } = await openDoctor('');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Disease Prediction');
    const crops = within(screen.getByRole('group', { name: 'Crop' }));
    expect(crops.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      ...['Tomato', 'Potato', 'Maize', 'Bell pepper', 'Another crop'],
    ]);
    await user.click(crops.getByRole('button', { name: 'Another crop' }));
    await user.type(await screen.findByRole('searchbox', { name: 'Search a crop' }), 'गेहूं');
    await press(user, 'Wheat');
    expect(location.search).toBe('?crop=wheat');
    expect(crops.getByRole('button', { name: 'Wheat', pressed: true })).toHaveFocus();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(browser.started).toBe(0);
  });

  it('without a picture nothing is sent, and the form says why', {
    tags: ['VALID-13', 'ERROR-16'],
  }, async () => {
    const { user } = await openDoctor();
    await press(user, 'Upload Image');
    expect(await screen.findByText('Please select an image first!')).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('type', 'file'));
    expect(leafServer.uploads).toBe(0);
    await choose(user, 'one.jpg');
    expect(screen.queryByText('Please select an image first!')).toBeNull();
  });

  it('each picture is judged at once, and says what to do better', async () => {
    browser.problems = ['blurred', null, 'no leaf'];
    const { user } = await openDoctor();
    await choose(user, 'one.jpg', 'two.jpg', 'three.jpg');
    expect(screen.getByText(/^Blurred\. Hold still/)).toBeVisible();
    expect(screen.getByText('Good picture')).toBeVisible();
    expect(screen.getByText(/^No leaf to be seen/)).toBeVisible();
    expect(leafServer.uploads).toBe(0);
    await press(user, 'Remove one.jpg');
    expect(screen.queryByText(/^Blurred/)).toBeNull();
    expect(chooser()).toHaveFocus();
  });

  it('the picker takes pictures only, and on phones opens the camera', {
    tags: ['DISEASE-1', 'VALID-14'],
  }, async () => {
    await openDoctor();
    expect(chooser()).toHaveAttribute('accept', 'image/*');
    const camera = screen.getByLabelText('Take a picture');
    expect(camera).toHaveAttribute('capture', 'environment');
    expect(camera).toHaveAttribute('accept', 'image/*');
  });

  it('a HEIC picture, a damaged one and a text are refused with words; the others stay', {
    tags: ['DISEASE-2'],
  }, async () => {
    await openDoctor();
    // As a browser does whose user chooses "all files".
    await userEvent.upload(
      chooser(),
      [
        ...[leaf('one.jpg'), leaf('IMG_1.heic', 'image/heic'), leaf('broken.png', 'image/png')],
        leaf('list.txt', 'text/plain'),
      ],
      { applyAccept: false },
    );
    expect(await screen.findByText(/^IMG_1\.heic is a HEIC picture/)).toBeVisible();
    expect(await screen.findByText(/^broken\.png cannot be read/)).toBeVisible();
    expect(screen.getByText('list.txt is not a picture. Choose pictures only.')).toBeVisible();
    const preview = screen.getByRole('img', { name: 'one.jpg' });
    expect(preview).toHaveAttribute('src', expect.stringMatching(/^blob:/));
    expect(screen.queryByRole('img', { name: 'IMG_1.heic' })).toBeNull();
  });

  it('a seventh picture is left out', async () => {
    const { user } = await openDoctor();
    await choose(user, ...['1', '2', '3', '4', '5', '6', '7'].map((name) => `${name}.jpg`));
    expect(screen.getByText('7.jpg was left out: 6 pictures are enough.')).toBeVisible();
    expect(screen.queryByLabelText('Take a picture')).toBeNull();
  });
});

describe('the server', () => {
  it('is asked where the model is not on the device, once, however often the button is pressed', {
    tags: ['DISEASE-3', 'DISEASE-4'],
  }, async () => {
    let arrive = () => {};
    leafServer.arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { user } = await openDoctor();
    await press(user, 'Not now');
    await choose(user, 'one.jpg', 'two.jpg');
    await user.dblClick(screen.getByRole('button', { name: 'Upload Image' }));
    expect(await screen.findByText(/^The pictures (are being sent|have arrived)/)).toBeVisible();
    await press(user, 'Upload Image');
    arrive();
    const result = within(await screen.findByRole('region', { name: 'Result' }));
    const disease = result.getByRole('heading', { name: 'Disease' });
    expect(disease.nextSibling).toHaveTextContent('Early blight');
    expect(result.getByRole('heading', { name: 'Cure' })).toBeVisible();
    expect(leafServer.uploads).toBe(1);
    expect(browser.asked).toEqual(['quality', 'quality']);
  });

  it.each([
    ['a reply that is nonsense', () => answering('I like tomatoes.')],
    ['a failing server', failingUpload],
  ])(
    'after %s nothing is lost, and there are two ways on',
    { tags: ['ERROR-15'] },
    async (_, fault) => {
      server.use(fault());
      const { user } = await openDoctor();
      await choose(user, 'one.jpg');
      await press(user, 'Upload Image');
      const alert = await screen.findByText(/^An error occurred while processing the image\./);
      expect(alert.closest('[role=alert]')).not.toBeNull();
      expect(screen.getByRole('img', { name: 'one.jpg' })).toBeVisible();
      expect(screen.getByRole('button', { name: 'Answer questions instead' })).toBeVisible();
      server.use(answering(`\`\`\`json\n${answerJson}\n\`\`\``));
      await press(user, 'Try again');
      expect(await screen.findAllByText(/Early blight/)).not.toHaveLength(0);
      expect(screen.queryByText(/^An error occurred/)).toBeNull();
    },
  );

  it('of an answer in words alone, disease and cure are shown', {
    tags: ['DISEASE-4', 'PRODUCT-16'],
  }, async () => {
    server.use(answering(answerJson, []));
    const { user } = await openDoctor();
    await choose(user, 'one.jpg');
    await press(user, 'Upload Image');
    const result = await screen.findByRole('heading', { name: 'Result' });
    expect(result).toHaveFocus();
    expect(screen.getByText('Disease').nextSibling).toHaveTextContent('Early blight');
    expect(screen.getByText('Cure').nextSibling).toHaveTextContent('Remove sick leaves');
  });
});

describe('a crop that the model does not know', () => {
  it('is never judged: the page says so and leads to the questions', async () => {
    const { user } = await openDoctor('?crop=wheat');
    expect(await screen.findByText(/^The leaf doctor does not know Wheat/)).toBeVisible();
    expect(screen.queryByText(/^Download the leaf doctor/)).toBeNull();
    await choose(user, 'one.jpg');
    await press(user, 'Upload Image');
    await screen.findByRole('heading', { name: 'Result' });
    expect(leafServer.uploads).toBe(0);
    expect(browser.asked).toEqual(['quality']);
  });

  it('may be photographed for the second opinion of the server', async () => {
    server.use(
      service(true),
      answering(answerJson, [{ ...earlyBlight, diseaseId: 'wheat-brown-rust' }]),
    );
    const { user } = await openDoctor('?crop=wheat');
    expect(await screen.findByText(/^You can send pictures as well/)).toBeVisible();
    await choose(user, 'one.jpg');
    await press(user, 'Upload Image');
    await waitFor(() => expect(leafServer.uploads).toBe(1));
  });
});

it('in Hindi a missing picture is told in Hindi', async () => {
  const { user } = await openDoctor('?crop=tomato', 'hi');
  await user.click(screen.getByRole('button', { name: 'फोटो अपलोड करें' }));
  expect(await screen.findByText('कृपया पहले एक फोटो चुनें!')).toBeVisible();
});

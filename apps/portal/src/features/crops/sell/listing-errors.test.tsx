import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ApiError, errorReplyOf } from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import { handle } from '@upaj/mocks/mock-endpoint';
import { server } from '@upaj/mocks/node';
import { listingRejected } from '@upaj/mocks/scenarios';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import errors from '../../../locales/hi/errors.json';
import selling from '../../../locales/hi/selling.json';
import type { Language } from '../../../shared/i18n/translations.ts';
import { rejectFields } from '../../../testing/reject-fields.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { seller } from '../../../testing/users.ts';

const filled = {
  name: 'Sona Moti Wheat',
  description: 'Clean and dry',
  category: 'Crops',
  Location: 'Ranchi',
  price: '700',
  quantity: '500',
  harvestDate: '2026-04-01',
  expiryDate: '2099-04-01',
};

const control = (name: string) => document.querySelector(`[name=${name}]`) ?? document.body;

async function sendIn(language: Language) {
  const { user, store } = await renderRoute('/mandi/sell-item', { session: seller, language });
  for (const [name, value] of Object.entries(filled)) {
    fireEvent.change(control(name), { target: { value } });
  }
  const picture = new File(['x'], 'wheat.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText(/^(Pictures|तस्वीरें)/), picture);
  await user.click(screen.getByRole('button', { name: /^(Add to Mandi|मंडी में जोड़ें)$/ }));
  return store;
}

const tooOften = () =>
  handle(contract.createCrop, () =>
    HttpResponse.json(
      {
        success: false,
        code: 'rate_limited',
        message: 'Too many requests. Please try again later.',
      },
      { status: 429, headers: { 'retry-after': '90' } },
    ),
  );

it.each([
  ['en', 'Error: This file is not a picture that can be read'],
  ['hi', selling.refused.replace('{{message}}', errors.failed.bad_picture)],
] as const)('an error is shown in the language %s', async (language, text) => {
  server.use(...listingRejected());
  await sendIn(language);
  expect(await screen.findByText(text)).toBeInTheDocument();
});

it.each([
  ['en', 'Too many tries. Please wait 2 minutes'],
  ['hi', errors.failed.waitMinutes_other.replace('{{count}}', '2')],
] as const)('a user who sent too often sees in %s how long to wait', async (language, text) => {
  server.use(tooOften());
  await sendIn(language);
  expect(await screen.findByText(new RegExp(text))).toBeInTheDocument();
});

it.each([
  ['en', 'Error: There is no room left to keep this. Please try again later.'],
  ['hi', selling.refused.replace('{{message}}', errors.failed.storage_full)],
] as const)('a full disk is reported in the language %s', async (language, text) => {
  server.use(
    handle(contract.createCrop, () => {
      const { body, status } = errorReplyOf(new ApiError('storage_full'));
      return HttpResponse.json(body, { status });
    }),
  );
  await sendIn(language);
  expect(await screen.findByText(text)).toBeInTheDocument();
});

it('a rejected picture moves the focus to the control that adds pictures', async () => {
  server.use(
    handle(contract.createCrop, () =>
      HttpResponse.json(
        {
          success: false,
          code: 'validation_failed',
          message: 'images is not a picture',
          fields: { images: { code: 'bad_picture', message: 'images is not a picture' } },
        },
        { status: 400 },
      ),
    ),
  );
  await sendIn('en');
  await waitFor(() => expect(screen.getByLabelText(/^Pictures/)).toHaveFocus());
});

it('the first field that the server rejects gets the focus', async () => {
  const wrong = { code: 'too_long', message: 'is too long', limit: 3 };
  server.use(
    handle(contract.createCrop, () =>
      HttpResponse.json(
        {
          success: false,
          code: 'validation_failed',
          message: 'is too long',
          fields: { Location: wrong, description: wrong },
        },
        { status: 400 },
      ),
    ),
  );
  await sendIn('en');
  await waitFor(() => expect(screen.getByLabelText(/^Description/)).toHaveFocus());
});

it('leaving the page during an upload aborts it, without a message', async () => {
  let answer = () => {};
  server.use(
    handle(
      contract.createCrop,
      () =>
        new Promise<Response>((resolve) => {
          answer = () => resolve(HttpResponse.error());
        }),
    ),
  );
  const store = await sendIn('en');
  await screen.findByRole('button', { name: 'Submitting...' });
  fireEvent.click(screen.getByRole('link', { name: 'Cancel' }));
  await screen.findByRole('heading', { level: 1, name: 'Seller Profile' });
  await act(async () => answer());
  expect(store.getState().toasts).toEqual([]);
});

it('an error of a field that the form does not have is shown', async () => {
  rejectFields(contract.createCrop, 'nickname');
  await sendIn('en');
  expect(await screen.findByText('Error: Not valid')).toBeInTheDocument();
});

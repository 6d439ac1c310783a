import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ContactMessage } from '@upaj/contract/contact.schema';
import { contract } from '@upaj/contract/contract';
import { mockEndpoint } from '@upaj/mocks/mock-endpoint';
import { server } from '@upaj/mocks/node';
import { failing, offline } from '@upaj/mocks/scenarios';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { rejectFields } from '../testing/reject-fields.ts';
import { renderRoute } from '../testing/render-route.tsx';

afterEach(() => sessionStorage.clear());

const sent = { success: true, message: 'Your message has been sent successfully!' };
const field = (name: RegExp) => screen.getByLabelText(name);

async function fillIn() {
  const { user } = await renderRoute('/contact-us');
  await user.type(field(/^Full name/), 'Asha Devi');
  await user.type(field(/^E-mail/), 'asha@example.com');
  await user.type(field(/^Message(?!s)/), 'Where is my order?');
  return user;
}

const submit = () => screen.getByRole('button', { name: /^(Submit|Sending\.\.\.)$/ });

function expectNothingLost() {
  expect(field(/^Full name/)).toHaveValue('Asha Devi');
  expect(field(/^E-mail/)).toHaveValue('asha@example.com');
  expect(field(/^Message(?!s)/)).toHaveValue('Where is my order?');
}

it('while a message is being sent the button says so; then the form is empty again', {
  tags: [
    'STATE-29',
    'STATE-30',
    'CALL-25',
    'CALL-26',
    'ERROR-18',
    'PRODUCT-24',
    'CONTACT-4',
    'ENTITY-10',
    'ENTITY-11',
    'ENTITY-12',
  ],
}, async () => {
  const got: ContactMessage[] = [];
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  server.use(
    mockEndpoint(contract.sendMessage, async ({ body }) => {
      got.push(body);
      await gate;
      return { status: 202, body: sent };
    }),
  );
  const user = await fillIn();
  await user.click(submit());
  await waitFor(() => expect(submit()).toHaveTextContent('Sending...'));
  expect(submit()).toBeDisabled();
  letGo();
  expect(await screen.findByText(sent.message)).toBeInTheDocument();
  await waitFor(() => expect(field(/^Message(?!s)/)).toHaveValue(''));
  for (const input of screen.getAllByRole('textbox')) expect(input).toHaveValue('');
  expect(submit()).toHaveTextContent('Submit');
  expect(got).toEqual([
    { user_name: 'Asha Devi', user_email: 'asha@example.com', message: 'Where is my order?' },
  ]);
  expect(sessionStorage).toHaveLength(0);
});

it.each([
  ['cannot be reached', offline],
  ['answers 503', failing],
])(
  'when the server %s nothing typed is lost',
  { tags: ['CALL-26', 'ERROR-19'] },
  async (_, scenario) => {
    server.use(...scenario('contact'));
    const user = await fillIn();
    await user.click(submit());
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeInTheDocument();
    expectNothingLost();
    expect(submit()).toBeEnabled();
  },
);

it('a user who writes too often sees how long to wait', async () => {
  const apiError = { success: false, code: 'rate_limited', message: 'Too many requests.' };
  server.use(
    http.post('*/api/v1/contact', () =>
      HttpResponse.json(apiError, { status: 429, headers: { 'retry-after': '301' } }),
    ),
  );
  const user = await fillIn();
  await user.click(submit());
  expect(await screen.findByText(/^Too many tries.*wait 6 minutes/)).toBeVisible();
  expectNothingLost();
});

it('empty fields and half an address are named and not sent', {
  tags: ['VALID-16', 'VALID-17', 'CONTACT-1', 'CONTACT-2', 'CONTACT-3'],
}, async () => {
  let requests = 0;
  server.use(
    http.post('*/api/v1/contact', () => {
      requests += 1;
      return HttpResponse.json(sent, { status: 202 });
    }),
  );
  const { user } = await renderRoute('/contact-us');
  await user.click(submit());
  expect(await screen.findAllByText('Please fill this in')).toHaveLength(3);
  await user.type(field(/^E-mail/), 'asha');
  await user.click(submit());
  expect(await screen.findByText(/whole e-mail address/)).toBeVisible();
  expect(screen.getAllByText('Please fill this in')).toHaveLength(2);
  expect(requests).toBe(0);
});

it('what was typed is still there after a reload', async () => {
  await fillIn();
  cleanup();
  await renderRoute('/contact-us');
  expectNothingLost();
});

it('the three fields are of their kinds, each required', {
  tags: ['VALID-17', 'CONTACT-1', 'CONTACT-2', 'CONTACT-3'],
}, async () => {
  await renderRoute('/contact-us');
  expect(field(/^E-mail/)).toHaveAttribute('type', 'email');
  expect(field(/^Message(?!s)/).tagName).toBe('TEXTAREA');
  for (const name of [/^Full name/, /^E-mail/, /^Message(?!s)/]) {
    expect(field(name)).toBeRequired();
  }
});

it('users neither see nor reach the honeypot field', async () => {
  const { container } = await renderRoute('/contact-us');
  const trap = container.querySelector('input[name=website]');
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(trap).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getAllByRole('textbox')).toHaveLength(3);
});

it('numbers to call are there for those who cannot use the form', async () => {
  await renderRoute('/contact-us', { language: 'hi' });
  const link = screen.getByRole('link', { name: 'किसान कॉल सेंटर, 1800-180-1551' });
  expect(link).toHaveAttribute('href', 'tel:18001801551');
  expect(screen.getAllByText('गैर-सरकारी सूची से')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'टेली-मानस, 14416' })).toHaveAttribute(
    'href',
    'tel:14416',
  );
});

it('a field without an input that the server rejects is named above the form', async () => {
  rejectFields(contract.sendMessage, 'subject');
  const user = await fillIn();
  await user.click(submit());
  expect(await screen.findByText('subject: This field is not known')).toBeVisible();
  expectNothingLost();
});

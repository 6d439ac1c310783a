import { act, screen, waitFor, within } from '@testing-library/react';
import { server } from '@upaj/mocks/node';
import { failing, held, offline } from '@upaj/mocks/scenarios';
import { beforeEach, expect, test } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { storageKeys } from '../../shared/storage-keys.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { buyer } from '../../testing/users.ts';

const open = async (language: 'en' | 'hi' = 'en') => {
  const view = await renderRoute(paths.chatBot.href({ form: 'crops' }), {
    session: buyer,
    language,
  });
  await screen.findByRole('heading', { name: language === 'en' ? 'Which crop?' : 'कौन सी फसल?' });
  return view;
};
type User = Awaited<ReturnType<typeof open>>['user'];

async function fillIn(user: User): Promise<void> {
  await user.selectOptions(screen.getByLabelText('State'), 'Punjab');
  await user.selectOptions(screen.getByLabelText('Season of sowing'), 'rabi');
  await user.click(screen.getByRole('radio', { name: 'As much as needed' }));
}
const show = (user: User) => user.click(screen.getByRole('button', { name: 'Show crops' }));
const cards = () => screen.getByRole('list', { name: 'Crops for your field' });

beforeEach(() => sessionStorage.removeItem(storageKeys.cropFacts));

test('a farmer in Punjab sees wheat first, with reasons, months, water, gross and bags', {
  tags: ['PRODUCT-14'],
}, async () => {
  const { user } = await open();
  await fillIn(user);
  await user.type(screen.getByLabelText('Nitrogen (N)'), '210');
  await show(user);
  const heading = await screen.findByRole('heading', { name: '1. Wheat' });
  const card = within(heading.closest('li') ?? document.body);
  expect(card.getByText('Suits very well')).toBeVisible();
  expect(card.getByText('One of the main crops of Punjab.')).toBeVisible();
  expect(card.getByText('Nitrogen is low (210 kg/ha); it needs much, 120 kg/ha.')).toBeVisible();
  expect(card.getByText('November')).toBeVisible();
  expect(card.getByText('about 450 mm')).toBeVisible();
  expect(card.getByText('about ₹36,200')).toBeVisible();
  expect(card.getByText(/Assumes 14 quintals an acre.*support price of 2026-27/)).toBeVisible();
  expect(card.getByText(/^DAP: 1 bag of 50 kg, urea: 2.5 bags of 45 kg, MOP: 0.5/)).toBeVisible();
  expect(card.getByRole('link', { name: /^Ask KrishiBot/ })).toHaveAttribute(
    'href',
    '/chat-bot?ask=How+do+I+grow+Wheat%3F',
  );
  expect(card.getByRole('link', { name: /^See on the Mandi/ })).toHaveAttribute(
    'href',
    '/mandi?q=Wheat',
  );
  expect(screen.getByText(/By our rules, not a promise/)).toBeVisible();
  expect(screen.getByText(/^Usual in Punjab: alluvial loam, pH about 7.7/)).toBeVisible();
  expect(
    screen.getByRole('row', { name: /Nitrogen.*below 280.*above 560.*low \(210\)/ }),
  ).toBeVisible();
  expect(screen.queryByText(/no line to the server/)).toBeNull();
});

test('five crops are open, ten more come on request', async () => {
  const { user } = await open();
  await fillIn(user);
  await show(user);
  await screen.findByText('5 of 75 crops');
  expect(within(cards()).getAllByRole('heading')).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Show more crops' }));
  expect(within(cards()).getAllByRole('heading')).toHaveLength(15);
});

test('one thing is too few, and what is not a number is named', async () => {
  const { user } = await open();
  await show(user);
  expect(await screen.findByText('Please fill in at least two of these')).toBeVisible();
  await user.type(screen.getByLabelText('pH'), 'about 7');
  await show(user);
  await waitFor(() => expect(screen.getByLabelText('pH')).toBeInvalid());
  await user.clear(screen.getByLabelText('pH'));
  await user.type(screen.getByLabelText('pH'), '15');
  await show(user);
  expect(await screen.findByText('At most 14')).toBeVisible();
});

test("the district's usual soil needs a state; the values of the card stay typed", async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('pH'), '६.५');
  await user.click(screen.getByRole('radio', { name: "Use my district's usual soil" }));
  await show(user);
  await waitFor(() => expect(screen.getByLabelText('State')).toBeInvalid());
  await user.selectOptions(screen.getByLabelText('State'), 'Rajasthan');
  await screen.findByRole('option', { name: 'Barmer' });
  await user.selectOptions(screen.getByLabelText('District'), 'Barmer');
  await user.selectOptions(screen.getByLabelText('Season of sowing'), 'kharif');
  await user.click(screen.getByRole('radio', { name: 'Rain only' }));
  await show(user);
  expect(await screen.findByText(/^Usual in western Rajasthan: sandy soil/)).toBeVisible();
  expect(screen.getByText('General knowledge, please confirm')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'I have a soil health card' }));
  expect(screen.getByLabelText('pH')).toHaveValue('६.५');
});

test('without a line the phone computes, twice, and says so', async () => {
  server.use(...offline('crop-advice'));
  const { user } = await open();
  await fillIn(user);
  await show(user);
  expect(await screen.findByText(/this device compared the crops itself/)).toBeVisible();
  expect(screen.getByRole('heading', { name: '1. Wheat' })).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Season of sowing'), 'kharif');
  await show(user);
  expect(await screen.findByRole('heading', { name: '1. Cotton' })).toBeVisible();
});

test('a server that is down does not hold up the farmer', async () => {
  server.use(...failing('crop-advice'));
  const { user } = await open();
  await fillIn(user);
  await show(user);
  expect(await screen.findByText(/this device compared the crops itself/)).toBeVisible();
});

test('a press is answered once, while the server thinks', async () => {
  const replies = held('crop-advice');
  server.use(...replies.handlers);
  const { user } = await open();
  await fillIn(user);
  await show(user);
  expect(await screen.findByRole('button', { name: 'Comparing...' })).toBeDisabled();
  await act(async () => replies.open());
  expect(await screen.findByRole('heading', { name: '1. Wheat' })).toBeVisible();
});

test('what was typed is there again after a reload', async () => {
  const { user, unmount } = await open();
  await fillIn(user);
  await user.type(screen.getByLabelText('pH'), '7.2');
  unmount();
  await open();
  expect(screen.getByLabelText('pH')).toHaveValue('7.2');
  expect(screen.getByLabelText('State')).toHaveValue('Punjab');
  expect(screen.getByRole('radio', { name: 'As much as needed' })).toBeChecked();
});

test('the state of the profile is offered, and the season of today is chosen', async () => {
  const { user } = await open();
  expect(screen.getByLabelText<HTMLSelectElement>('Season of sowing').value).toMatch(
    /^(kharif|rabi|zaid)$/,
  );
  await user.click(await screen.findByRole('button', { name: /^Use my state: / }));
  expect(screen.getByLabelText<HTMLSelectElement>('State').value).not.toBe('');
});

test('where nothing fits, the farmer is told so and sees why', async () => {
  const { user } = await open();
  await user.selectOptions(screen.getByLabelText('State'), 'Ladakh');
  await user.selectOptions(screen.getByLabelText('Season of sowing'), 'zaid');
  await user.click(screen.getByRole('radio', { name: 'Rain only' }));
  await show(user);
  expect(await screen.findByText(/^No crop suits this field well/)).toBeVisible();
  expect(screen.getAllByText('Hardly suits').length).toBeGreaterThan(0);
});

test('a Hindi reader sees the crops and reasons in Hindi', async () => {
  const { user } = await open('hi');
  await user.selectOptions(screen.getByLabelText('राज्य'), 'Punjab');
  await user.selectOptions(screen.getByLabelText('बुवाई का मौसम'), 'rabi');
  await user.click(screen.getByRole('button', { name: 'फसलें दिखाएं' }));
  const heading = await screen.findByRole('heading', { name: '1. गेहूं' });
  const card = within(heading.closest('li') ?? document.body);
  expect(card.getByText('पंजाब की मुख्य फसलों में से एक।')).toBeVisible();
});

import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { findDisease } from '@upaj/content/diseases/diseases-of-doctor-crop';
import { findSign } from '@upaj/content/diseases/walk/signs';
import { LeafOpinion } from '@upaj/contract/disease.schema';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createStore } from '../../app/store.ts';
import { changeLanguage, type Language, loadTexts } from '../../shared/i18n/translations.ts';
import { buyer } from '../../testing/users.ts';
import LeafWalk, { type LeafWalkProps } from './leaf-walk.tsx';

const onResult = vi.fn<LeafWalkProps['onResult']>();

const nameOf = (id: string, language: Language = 'en') => findSign(id)?.name[language] ?? id;
const diseaseName = (id: string) => findDisease(id)?.name.en ?? id;
const ringSpots = nameOf('leaf-ring-spots');

async function open(props: Partial<LeafWalkProps> = {}, language: Language = 'en') {
  onResult.mockClear();
  await Promise.all([loadTexts('leaf-walk', language), changeLanguage(language)]);
  const view = await act(async () =>
    render(
      <Provider store={createStore(buyer)}>
        <MemoryRouter>
          <LeafWalk cropId="tomato" onResult={onResult} {...props} />
        </MemoryRouter>
      </Provider>,
    ),
  );
  await screen.findByRole('heading', { level: 2 });
  return { ...view, user: userEvent.setup() };
}

type User = Awaited<ReturnType<typeof open>>['user'];

const press = (user: User, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }));
const tick = (user: User, id: string) =>
  user.click(screen.getByRole('checkbox', { name: nameOf(id) }));
const heading = () => screen.getByRole('heading', { level: 2 });
const ranks = () =>
  within(screen.getByRole('list', { name: 'Diseases, the most likely first' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
const question = () => screen.getByRole('group', { name: /^Do you see this/ });
const current = () =>
  within(screen.getByRole('list', { name: 'Steps of the guided walk' }))
    .getAllByRole('listitem')
    .find((step) => step.getAttribute('aria-current') === 'step');

async function tabTo(user: User, element: HTMLElement | undefined): Promise<void> {
  for (let tabs = 0; tabs < 60 && document.activeElement !== element; tabs += 1) await user.tab();
  expect(element).toHaveFocus();
}

async function toRanking(user: User, ...signs: string[]): Promise<void> {
  await press(user, /^Leaf/);
  for (const id of signs) await tick(user, id);
  await press(user, 'Show what it may be');
}

test('a farmer goes from the leaf over its signs to a disease', async () => {
  const { user } = await open();
  expect(heading()).toHaveTextContent('Where is something wrong?');
  expect(current()).toHaveTextContent('Part');
  await press(user, /^Leaf/);
  expect(heading()).toHaveFocus();
  expect(heading()).toHaveTextContent('What do you see? Leaf');
  expect(screen.queryByRole('button', { name: 'Show what it may be' })).toBeNull();
  await tick(user, 'leaf-ring-spots');
  await tick(user, 'leaf-lower-first');
  expect(screen.getByText('2 signs chosen')).toBeVisible();
  await press(user, 'Show what it may be');
  expect(heading()).toHaveFocus();
  expect(current()).toHaveTextContent('What it is');
  const name = diseaseName('tomato-early-blight');
  expect(ranks()[0]).toBe(`1. ${name}`);
  expect(screen.getAllByText(`Fits: ${ringSpots}`)[0]).toBeVisible();
  await press(user, `This is it: ${name}`);
  const [opinion, signs] = onResult.mock.calls[0] ?? [];
  expect(LeafOpinion.parse(opinion)).toMatchObject({
    by: 'walk',
    outcome: 'disease',
    diseaseId: 'tomato-early-blight',
    share: null,
    likely: [{ diseaseId: 'tomato-early-blight', share: null }, { share: null }],
  });
  expect(signs).toEqual(['leaf-ring-spots', 'leaf-lower-first']);
});

test('the answer to the question reorders the list at once, and Back takes it away', async () => {
  const { user } = await open();
  await toRanking(user, 'leaf-ring-spots');
  const before = ranks();
  const asked = question();
  expect(asked).toBeVisible();
  const words = asked.textContent;
  await user.click(within(asked).getByRole('button', { name: 'No' }));
  const afterNo = ranks();
  expect(screen.queryByText(words ?? '')).toBeNull();
  await press(user, 'Back');
  expect(ranks()).toEqual(before);
  expect(question()).toHaveTextContent(words ?? '');
  await user.click(within(question()).getByRole('button', { name: 'Yes' }));
  expect(ranks()).not.toEqual(afterNo);
  expect(screen.getByRole('status')).toHaveTextContent(/^First in the list: /);
});

test('after the last question the focus is on what follows, and the person may not decide', async () => {
  const { user } = await open();
  await toRanking(user, 'leaf-ring-spots');
  for (let asked = 0; asked < 40; asked += 1) {
    const card = screen.queryByRole('group', { name: /^Do you see this/ });
    if (!card) break;
    await user.click(within(card).getByRole('button', { name: 'Cannot tell' }));
  }
  expect(screen.getByText(/^There is nothing more to ask/)).toHaveFocus();
  await press(user, 'I cannot decide');
  expect(onResult.mock.calls[0]?.[0]).toMatchObject({ outcome: 'unsure', diseaseId: null });
  expect(onResult.mock.calls[0]?.[0].likely).toHaveLength(2);
});

test('signs of several parts are collected, and going back keeps them', async () => {
  const { user } = await open();
  await press(user, /^Leaf/);
  await tick(user, 'leaf-ring-spots');
  await press(user, 'Back');
  expect(screen.getByRole('button', { name: /^Leaf.*1 sign$/ })).toHaveTextContent('1 sign');
  await press(user, /^Fruit/);
  await tick(user, 'fruit-pits');
  await press(user, 'Show what it may be');
  expect(screen.getAllByText(`Fits: ${nameOf('fruit-pits')}`)[0]).toBeVisible();
  await press(user, 'Start again');
  expect(heading()).toHaveTextContent('Where is something wrong?');
  expect(screen.queryByText('1 sign')).toBeNull();
});

test('who finds nothing is sent to the call centre and the discussions', async () => {
  const { user } = await open();
  await press(user, /^Leaf/);
  await press(user, 'None of these');
  await press(user, 'None of these parts');
  expect(heading()).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Call 1800-180-1551' })).toHaveAttribute(
    'href',
    'tel:18001801551',
  );
  expect(screen.getByRole('link', { name: 'Ask in the discussions' })).toHaveAttribute(
    'href',
    '/discussions/new-thread',
  );
});

test('a crop without facts has no list to choose from', async () => {
  await open({ cropId: 'unheard-of' });
  expect(heading()).toHaveTextContent('Nothing here fits');
});

test('two diseases that the pictures could not separate are separated by questions', async () => {
  const compare = ['tomato-early-blight', 'tomato-late-blight'];
  const { user } = await open({ compare });
  expect(heading()).toHaveTextContent('Look at your plants');
  expect(screen.getByText(`To tell ${compare.map(diseaseName).join(' from ')}`)).toBeVisible();
  expect(question()).toHaveTextContent(ringSpots);
  await user.click(within(question()).getByRole('button', { name: 'Cannot tell' }));
  expect(question()).not.toHaveTextContent(ringSpots);
  await press(user, 'Back');
  await user.click(within(question()).getByRole('button', { name: 'Yes' }));
  expect(ranks()[0]).toBe(`1. ${diseaseName('tomato-early-blight')}`);
  expect(heading()).toHaveFocus();
});

test('after five answers without a sign the person looks for signs on their own', async () => {
  const { user } = await open({ compare: ['tomato-early-blight', 'tomato-late-blight'] });
  for (let asked = 0; asked < 5; asked += 1) {
    const card = screen.queryByRole('group', { name: /^Do you see this/ });
    if (card) await user.click(within(card).getByRole('button', { name: 'No' }));
  }
  expect(heading()).toHaveTextContent('Where is something wrong?');
});

test('a reload continues where the walk was, without taking the focus', async () => {
  const { unmount, user } = await open();
  await press(user, /^Leaf/);
  await tick(user, 'leaf-ring-spots');
  unmount();
  const again = await open();
  expect(screen.getByRole('checkbox', { name: ringSpots })).toBeChecked();
  expect(heading()).not.toHaveFocus();
  again.unmount();
  await open({ cropId: 'potato' });
  expect(heading()).toHaveTextContent('Where is something wrong?');
});

test('what another version stored is not trusted', async () => {
  sessionStorage.setItem(
    'leaf-walk',
    '{"name":"tomato","step":"signs","part":"wing","signs":"all","past":[{"step":"x"},null]}',
  );
  await open();
  expect(heading()).toHaveTextContent('Where is something wrong?');
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
});

test('the whole walk works by keyboard alone', async () => {
  const { user } = await open();
  expect(heading()).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: /^Leaf/ })).toHaveFocus();
  await user.keyboard('{Enter}');
  const box = screen.getByRole('checkbox', { name: ringSpots });
  await tabTo(user, box);
  await user.keyboard(' ');
  const show = screen.getByRole('button', { name: 'Show what it may be' });
  await tabTo(user, show);
  await user.keyboard('{Enter}');
  await user.tab();
  expect(within(question()).getByRole('button', { name: 'Yes' })).toHaveFocus();
  const [first] = screen.getAllByRole('button', { name: /^This is it/ });
  await tabTo(user, first);
  await user.keyboard('{Enter}');
  expect(onResult).toHaveBeenCalledOnce();
});

test('a Hindi reader walks in Hindi', async () => {
  const { user } = await open({}, 'hi');
  expect(heading()).toHaveTextContent('खराबी कहां है?');
  await press(user, /^पत्ती/);
  await user.click(screen.getByRole('checkbox', { name: nameOf('leaf-ring-spots', 'hi') }));
  await press(user, 'देखें क्या हो सकता है');
  expect(await screen.findByRole('group', { name: /^क्या यह दिखता है/ })).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^यही है/ })[0]).toBeVisible();
  await waitFor(() => expect(heading()).toHaveFocus());
});

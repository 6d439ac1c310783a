import { fireEvent, screen, within } from '@testing-library/react';
import { financeCards } from '@upaj/content/finance/finance';
import { expect, test } from 'vitest';
import { renderRoute } from '../testing/render-route.tsx';
import { buyer } from '../testing/users.ts';

const open = (address = '/finance', language: 'en' | 'hi' = 'en') =>
  renderRoute(address, { session: buyer, language });
const part = (name: RegExp) => within(screen.getByRole('region', { name }));
const emi = () => part(/EMI/);
const kcc = () => part(/Kisan Credit Card/);
const pmfby = () => part(/PMFBY/);
type Part = ReturnType<typeof part>;
const write = (where: Part, label: string, value: string) =>
  fireEvent.change(where.getByLabelText(label), { target: { value } });
const figure = (where: Part, term: string) => where.getByText(term).nextSibling;

test('five cards with picture, title and words lead to the portals in a new tab', {
  tags: [
    'SECTION-7',
    'PRODUCT-22',
    'ROUTE-32',
    'FINANCE-1',
    'FINANCE-3',
    'FINANCE-4',
    'FINANCE-5',
    'FINANCE-6',
    'FINANCE-7',
    'FINANCE-8',
    'ENTITY-21',
  ],
}, async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Finance Section');
  const names = [
    'Union Bank agricultural loan',
    'State Bank of India crop loan',
    'Punjab National Bank agriculture credit schemes',
    'Pradhan Mantri Fasal Bima Yojana',
    'Restructured Weather Based Crop Insurance Scheme (RWBCIS)',
  ];
  const pictures = [
    'bank.svg',
    'sheaf-of-rice.svg',
    'tractor.svg',
    'classical-building.svg',
    'sun-behind-cloud.svg',
  ];
  expect(screen.getAllByRole('article')).toHaveLength(5);
  for (const [place, card] of screen.getAllByRole('article').entries()) {
    expect(within(card).getByRole('heading', { name: names[place] })).toBeVisible();
    expect(within(card).getByText(financeCards[place]?.description.en ?? '')).toBeVisible();
    const picture = within(card).getByRole('presentation').getAttribute('src');
    expect(picture?.match(/[^/?]+\.svg/)?.[0]).toBe(pictures[place]);
  }
  const links = screen.getAllByRole('link', { name: /^Visit Link/ });
  expect(links).toHaveLength(5);
  for (const [place, link] of links.entries()) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('href', financeCards[place]?.url ?? 'https://');
  }
});

test('the cards are English until another language is chosen, whatever the language of the interface', {
  tags: ['FINANCE-2'],
}, async () => {
  const { user } = await open('/finance', 'hi');
  const title = 'State Bank of India crop loan';
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  await user.selectOptions(screen.getByLabelText('भाषा'), 'hi');
  expect(screen.getByRole('heading', { name: 'एसबीआई फसल ऋण' })).toBeVisible();
  expect(location.search).toBe('?language=hi');
});

test('every fact shows its date, its source and its certainty', async () => {
  const { user } = await open();
  await user.click(screen.getAllByText('5 things to know')[0] ?? document.body);
  expect(screen.getByText('Processing fee').nextSibling).toHaveTextContent(
    'As on 2025 · Source: pages on the Kisan Credit Card of two banks' + 'Read in a public source',
  );
});

test('a Hindi reader gets the sources in Hindi, below the facts and the calculators', async () => {
  await open('/finance', 'hi');
  expect(screen.getByText('Processing fee').nextSibling).toHaveTextContent(
    'स्रोत: दो बैंकों के किसान क्रेडिट कार्ड वाले पन्नेसार्वजनिक स्रोत में पढ़ा गया',
  );
  expect(screen.getByText(/28\/05\/2025 के अनुसार · स्रोत: .*कैबिनेट का फैसला/)).toBeVisible();
});

test('an instalment is reckoned while one types, in the Indian system', async () => {
  await open();
  write(emi(), 'Loan in ₹', '1200000');
  write(emi(), 'Interest in % a year', '0');
  write(emi(), 'Time in months', '12');
  expect(emi().getByText('₹12,00,000', { selector: 'p' })).toBeVisible();
  expect(figure(emi(), 'Each month')).toHaveTextContent('₹1,00,000');
  expect(figure(emi(), 'You pay in all')).toHaveTextContent('₹12,00,000');
  expect(figure(emi(), 'Each month')?.parentElement?.closest('[aria-live]')).toHaveAttribute(
    'aria-live',
    'polite',
  );
});

test('an amount may be written with commas, and in Hindi digits', async () => {
  await open();
  write(emi(), 'Interest in % a year', '०');
  write(emi(), 'Time in months', '१२');
  write(emi(), 'Loan in ₹', '₹12,00,000');
  expect(figure(emi(), 'Each month')).toHaveTextContent('₹1,00,000');
  write(emi(), 'Loan in ₹', '२४,००,०००');
  expect(figure(emi(), 'Each month')).toHaveTextContent('₹2,00,000');
});

test.each([
  ['Loan in ₹', '', 'Please write a number'],
  ['Loan in ₹', '1e9', 'Please write a number'],
  ['Loan in ₹', '999', 'At least 1,000'],
  ['Loan in ₹', '200000000', 'At most 10,00,00,000'],
  ['Interest in % a year', '-1', 'At least 0'],
  ['Time in months', '1.5', 'Please write a whole number'],
])('%s of "%s" shows: %s', async (label, value, message) => {
  await open();
  write(emi(), label, value);
  expect(emi().getByText(message)).toBeVisible();
  expect(emi().getByLabelText(label)).toBeInvalid();
  expect(emi().getByText('Fill in every field correctly to see the result.')).toBeVisible();
});

test('repaying the card on time costs 4% instead of 7%', async () => {
  const { user } = await open();
  expect(figure(kcc(), 'Interest that you pay')).toHaveTextContent('₹4,000');
  await user.click(kcc().getByLabelText('I pay back on time'));
  expect(figure(kcc(), 'Interest that you pay')).toHaveTextContent('₹7,000');
});

test('above the limit the bank’s own rate is needed, and until then the result names what is missing', async () => {
  await open();
  expect(kcc().queryByLabelText(/Bank's rate above/)).toBeNull();
  write(kcc(), 'Loan in ₹', '400000');
  expect(kcc().getByText(/Interest on the ₹1,00,000 above the limit is not counted/)).toBeVisible();
  write(kcc(), "Bank's rate above ₹3,00,000, in % a year", '10');
  expect(figure(kcc(), 'Interest')).toHaveTextContent('₹31,000');
  expect(kcc().queryByText(/is not counted/)).toBeNull();
});

test('the limit for animals alone is lower', async () => {
  const { user } = await open();
  write(kcc(), 'Loan in ₹', '300000');
  await user.click(kcc().getByLabelText('Only for animals or fish'));
  expect(kcc().getByLabelText("Bank's rate above ₹2,00,000, in % a year")).toBeVisible();
});

test('the premium follows season, sum and land, in hectares or acres', async () => {
  const { user } = await open();
  write(pmfby(), 'Land', '2');
  expect(figure(pmfby(), 'Premium you pay')).toHaveTextContent('₹2,000');
  await user.selectOptions(pmfby().getByLabelText('Season and crop'), 'rabi');
  expect(figure(pmfby(), 'Premium you pay')).toHaveTextContent('₹1,500');
  await user.selectOptions(pmfby().getByLabelText('Measured in'), 'acre');
  expect(figure(pmfby(), 'Premium you pay')).toHaveTextContent('₹607.03');
});

test('the figures behind the calculators stand below them with their date and source', async () => {
  await open();
  expect(kcc().getByText(/As on 28\/05\/2025 · Source: Business Standard/)).toBeVisible();
  expect(pmfby().getByText(/As on 18\/02\/2016 · Source: narendramodi.in/)).toBeVisible();
});

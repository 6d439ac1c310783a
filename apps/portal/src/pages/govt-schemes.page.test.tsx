import { screen, waitFor, within } from '@testing-library/react';
import { load } from '@upaj/content/schemes/regions';
import { describe, expect, it } from 'vitest';
import { renderRoute } from '../testing/render-route.tsx';

const region = () => screen.getByLabelText(/^(Region|क्षेत्र)$/);
const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);

describe('the list', () => {
  it('offers India, the states and the union territories in the language of the person', {
    tags: ['SCHEMES-1', 'PRODUCT-18', 'LIMIT-18'],
  }, async () => {
    await renderRoute('/explore/govt-schemes', { language: 'hi' });
    const names = within(region())
      .getAllByRole('option')
      .map((option) => option.textContent);
    expect(names).toHaveLength(37);
    expect(names.slice(0, 2)).toEqual(['भारत', 'आंध्र प्रदेश']);
    const groups = within(region()).getAllByRole('group');
    expect(groups.map((group) => group.childElementCount)).toEqual([28, 8]);
  });

  it('numbers each scheme and leads to its site in a new tab', {
    tags: ['SCHEMES-2', 'ENTITY-9'],
  }, async () => {
    await renderRoute('/explore/govt-schemes');
    const [, kisan] = await rows();
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['Sr No.', 'Name', 'Link']);
    if (!kisan) throw new Error('there is no second row');
    expect(within(kisan).getByRole('cell', { name: '2' })).toBeVisible();
    const link = within(kisan).getByRole('link', { name: /^Visit Link: PM-KISAN/ });
    expect(link).toHaveAttribute('href', 'https://pmkisan.gov.in/');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(within(kisan).getByText('Download not available')).toBeVisible();
    // Confirmed by a source.
    expect(within(kisan).queryByText('General knowledge, please confirm')).toBeNull();
    expect(screen.getAllByText('General knowledge, please confirm').length).toBeGreaterThan(3);
  });

  it('gives the guidelines where there are any', { tags: ['ENTITY-8'] }, async () => {
    await renderRoute('/explore/govt-schemes');
    const link = await screen.findByRole('link', { name: /^Download Guidelines: AGMARKNET/ });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:.*Agmarknet/));
  });

  it('marks which titles are not official', async () => {
    await renderRoute('/explore/govt-schemes?region=uttar-pradesh');
    await screen.findByText('Grants on Certified Seeds');
    const [official, , own] = await rows();
    if (!official || !own) throw new Error('there are no three rows');
    expect(within(own).getByText('Title in our words')).toBeVisible();
    expect(within(official).queryByText('Title in our words')).toBeNull();
  });

  it('cuts a long title and keeps the whole one within reach', {
    tags: ['ENTITY-7', 'LIMIT-19'],
  }, async () => {
    const long = (await load('odisha')).find(({ title }) => title.length > 102)?.title ?? '';
    await renderRoute('/explore/govt-schemes?region=odisha');
    expect(await screen.findByText(`${long.slice(0, 102)}…`)).toBeVisible();
    expect(screen.getByText(long)).toBeInTheDocument();
  });
});

describe('the address', () => {
  it('names the region, which opens again from it', {
    tags: ['STATE-35', 'PRODUCT-18'],
  }, async () => {
    const { user } = await renderRoute('/explore/govt-schemes');
    await user.selectOptions(region(), 'Jharkhand');
    expect(location.search).toBe('?region=jharkhand');
    expect(await rows()).toHaveLength((await load('jharkhand')).length);
  });

  it('with a region that does not exist shows India', async () => {
    await renderRoute('/explore/govt-schemes?region=atlantis');
    expect(region()).toHaveValue('india');
    expect(await screen.findByText('AGMARKNET')).toBeVisible();
  });

  it('keeps search and kind', async () => {
    const { user } = await renderRoute('/explore/govt-schemes');
    await user.click(await screen.findByRole('button', { name: 'Credit' }));
    await user.type(screen.getByRole('searchbox'), 'interest');
    await waitFor(() => expect(location.search).toBe('?kind=credit&q=interest'));
    expect(await screen.findByText('Agriculture Infrastructure Fund')).toBeVisible();
    expect(screen.queryByText('AGMARKNET')).toBeNull();
  });

  it.each([
    ['फसल बीमा', 'Pradhan Mantri Fasal Bima Yojana'],
    ['ट्रैक्टर', 'Sub-Mission on Agricultural Mechanisation'],
    ['KCC', 'Kisan Credit Card and Modified Interest Subvention Scheme'],
  ])('finds first for "%s" what farmers mean by it', async (q, title) => {
    await renderRoute(`/explore/govt-schemes?q=${encodeURIComponent(q)}`);
    const [first] = await screen.findAllByRole('link', { name: new RegExp(title) });
    const [, row] = screen.getAllByRole('row');
    expect(row).toContainElement(first ?? null);
  });

  it('with words that nothing matches offers all schemes again', async () => {
    const { user } = await renderRoute('/explore/govt-schemes?q=zebra&kind=credit');
    await user.click(await screen.findByRole('button', { name: 'Show all schemes' }));
    expect(location.search).toBe('');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(await rows()).toHaveLength((await load('india')).length);
  });
});

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
  it('offers India, the states and the union territories in the language of the person', async () => {
    await renderRoute('/explore/govt-schemes', { language: 'hi' });
    const names = within(region())
      .getAllByRole('option')
      .map((option) => option.textContent);
    expect(names).toHaveLength(37);
    expect(names.slice(0, 2)).toEqual(['भारत', 'आंध्र प्रदेश']);
    const groups = within(region()).getAllByRole('group');
    expect(groups.map((group) => group.childElementCount)).toEqual([28, 8]);
  });

  it('numbers each scheme and leads to its site in a new tab', async () => {
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
    expect(within(kisan).getByText('General knowledge, please confirm')).toBeVisible();
  });

  it('gives the guidelines where there are any', async () => {
    await renderRoute('/explore/govt-schemes');
    const link = await screen.findByRole('link', { name: /^Download Guidelines: AGMARKNET/ });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:.*Agmarknet/));
  });

  it('says which titles are ours', async () => {
    await renderRoute('/explore/govt-schemes?region=uttar-pradesh');
    await screen.findByText('Grants on Certified Seeds');
    const [official, , own] = await rows();
    if (!official || !own) throw new Error('there are no three rows');
    expect(within(own).getByText('Title in our words')).toBeVisible();
    expect(within(official).queryByText('Title in our words')).toBeNull();
  });

  it('cuts a long title and keeps the whole one within reach', async () => {
    const long = (await load('odisha')).find(({ title }) => title.length > 102)?.title ?? '';
    await renderRoute('/explore/govt-schemes?region=odisha');
    expect(await screen.findByText(`${long.slice(0, 102)}…`)).toBeVisible();
    expect(screen.getByText(long)).toBeInTheDocument();
  });
});

describe('the address', () => {
  it('names the region, which opens again from it', async () => {
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
    expect(screen.getByText('Agriculture Infrastructure Fund')).toBeVisible();
    expect(screen.queryByText('AGMARKNET')).toBeNull();
  });

  it('with words that nothing matches offers all schemes again', async () => {
    const { user } = await renderRoute('/explore/govt-schemes?q=zebra&kind=credit');
    await user.click(await screen.findByRole('button', { name: 'Show all schemes' }));
    expect(location.search).toBe('');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(await rows()).toHaveLength((await load('india')).length);
  });
});

describe('the scheme finder', () => {
  const next = { name: /^(Next|Show my schemes)$/ };
  const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

  it('asks group by group and tells what is likely, with the reason and what to bring', async () => {
    const { user } = await renderRoute('/explore/govt-schemes?region=jharkhand');
    await user.click(await screen.findByRole('link', { name: 'Start the scheme finder' }));
    expect(await heading('Your state')).toHaveFocus();
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Jharkhand');
    await user.click(screen.getByRole('button', next));
    expect(await heading('Your land')).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: /my own/ }));
    await user.type(screen.getByLabelText('How many hectares do you farm?'), '1.5');
    await user.click(screen.getByRole('button', next));
    await user.click(await screen.findByRole('checkbox', { name: 'Field crops' }));
    await user.click(screen.getByRole('checkbox', { name: 'Income or pension' }));
    await user.click(screen.getByRole('button', next));
    await user.type(await screen.findByLabelText('How old are you?'), '34');
    const answer = (question: RegExp, yesNo: string) =>
      user.click(
        within(screen.getByRole('group', { name: question })).getByRole('radio', { name: yesNo }),
      );
    await answer(/bank account/, 'Yes');
    await answer(/income tax/, 'No');
    await answer(/government job/, 'No');
    await user.click(screen.getByRole('button', next));

    expect(await heading('Schemes for you')).toHaveFocus();
    expect(screen.getByText(/^\d+ likely, \d+ to check, \d+ not for you$/)).toHaveRole('status');
    const likely = await screen.findByRole('region', { name: 'Likely for you' });
    const card = within(likely)
      .getByText(/^PM-KISAN/)
      .closest('li');
    if (!card) throw new Error('PM-KISAN is not in a list');
    expect(card).toHaveTextContent('Your family has land of its own');
    expect(card).toHaveTextContent('What to bring');
    expect(card).toHaveTextContent('Land record');
    const own = screen.getByRole('link', { name: 'See also the schemes of Jharkhand itself' });
    expect(own).toHaveAttribute('href', '/explore/govt-schemes?region=jharkhand');
  });

  it('takes a number in Hindi digits, and says what is none', async () => {
    const { user } = await renderRoute('/explore/govt-schemes?finder=2');
    const hectares = await screen.findByLabelText('How many hectares do you farm?');
    await user.type(hectares, '-5');
    expect(hectares).toBeInvalid();
    expect(screen.getByText('Write a number from 0 to 10,000, or leave it empty')).toBeVisible();
    await user.clear(hectares);
    expect(hectares).toBeValid();
    await user.type(hectares, '१.५');
    expect(hectares).toBeValid();
    await user.click(screen.getByRole('button', next));
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    expect(await screen.findByLabelText('How many hectares do you farm?')).toHaveValue('1.5');
  });

  it('does not take the keyboard from somebody who has just opened its address', async () => {
    await renderRoute('/explore/govt-schemes?finder=1');
    expect(await heading('Your state')).not.toHaveFocus();
  });

  it('changes its mind when an answer is changed', async () => {
    const { user } = await renderRoute('/explore/govt-schemes?finder=2');
    await user.click(await screen.findByRole('radio', { name: 'I have no land' }));
    await user.click(screen.getByRole('button', next));
    await user.click(await screen.findByRole('button', next));
    await user.click(await screen.findByRole('button', { name: 'Show my schemes' }));
    const not = await screen.findByRole('region', { name: 'Not for you' });
    expect(within(not).getByText(/^PM-KISAN/)).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Change my answers' }));
    await user.click(await screen.findByRole('button', next));
    expect(await screen.findByRole('radio', { name: 'I have no land' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /my own/ }));
    for (const page of ['What you grow and need', 'About you', 'Schemes for you']) {
      await user.click(screen.getByRole('button', next));
      await heading(page);
    }
    const check = await screen.findByRole('region', { name: 'Need to check' });
    expect(within(check).getByText(/^PM-KISAN/)).toBeVisible();
  });
});

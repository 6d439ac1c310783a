import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderRoute } from '../testing/render-route.tsx';

const next = { name: /^(Next|Show my schemes)$/ };
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const area = () => screen.findByLabelText('How much land do you farm?');
const counts = () => screen.getByText(/^\d+ likely, \d+ to check, \d+ not for you$/);

/** Opens the page again at its current address, as a reload does. */
async function reload() {
  cleanup();
  return renderRoute(location.pathname + location.search);
}

describe('the scheme finder', () => {
  it('asks in groups and shows what is likely, with the reason and the documents', async () => {
    const { user } = await renderRoute('/explore/govt-schemes?region=jharkhand');
    await user.click(await screen.findByRole('link', { name: 'Start the scheme finder' }));
    expect(await heading('Your state')).toHaveFocus();
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Jharkhand');
    await user.click(screen.getByRole('button', next));
    expect(await heading('Your land')).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: /my own/ }));
    await user.type(screen.getByLabelText('How much land do you farm?'), '1.5');
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
    expect(counts()).toHaveRole('status');
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

  it('does not move the focus when its address is opened', async () => {
    await renderRoute('/explore/govt-schemes?finder=1');
    expect(await heading('Your state')).not.toHaveFocus();
  });

  it('updates its result when an answer is changed', async () => {
    const { user } = await renderRoute('/explore/govt-schemes?finder=5&land=none');
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

const known =
  '?finder=5&state=jharkhand&land=owner&area=5&unit=acre&grows=crops,horticulture&wants=income';

describe('the answers', () => {
  it('survive a reload: those about the land in the address, those about the person in this tab', async () => {
    const { user } = await renderRoute(
      '/explore/govt-schemes?finder=2&state=jharkhand&grows=crops',
    );
    await user.click(await screen.findByRole('radio', { name: /my own/ }));
    await user.type(await area(), '2,5');
    await user.selectOptions(screen.getByLabelText('Unit'), 'Acre');
    await user.click(screen.getByRole('button', next));
    await user.click(await screen.findByRole('button', next));
    await user.type(await screen.findByLabelText('How old are you?'), '34');
    const tax = screen.getByRole('group', { name: /income tax/ });
    await user.click(within(tax).getByLabelText('Yes'));
    await user.click(screen.getByRole('button', next));
    await heading('Schemes for you');
    const before = counts().textContent;
    expect(before).not.toContain(' 0 not for you');
    expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
      finder: '5',
      state: 'jharkhand',
      land: 'owner',
      area: '2,5',
      unit: 'acre',
      grows: 'crops',
    });
    await reload();
    await heading('Schemes for you');
    expect(counts()).toHaveTextContent(before);
  });

  it('come with a link, but for those about the person', async () => {
    await renderRoute(`/explore/govt-schemes${known}`);
    await heading('Schemes for you');
    const not = await screen.findByRole('region', { name: 'Not for you' });
    // Five acres are more than the two hectares that the pension ends at.
    expect(within(not).getByText(/Maandhan/)).toBeVisible();
    expect(sessionStorage.getItem('finder-answers')).not.toContain('age');
  });

  it('stay what they are when the person goes back and on again', async () => {
    const { user } = await renderRoute('/explore/govt-schemes?finder=1');
    await user.click(await screen.findByRole('button', next));
    await user.click(await screen.findByRole('radio', { name: 'I have no land' }));
    await user.click(screen.getByRole('button', next));
    await heading('What you grow and need');
    history.back();
    await heading('Your land');
    history.back();
    await heading('Your state');
    await waitFor(() => expect(location.search).toContain('land=none'));
    await user.click(screen.getByRole('button', next));
    expect(await screen.findByRole('radio', { name: 'I have no land' })).toBeChecked();
  });

  it('keep a state that was taken back, where the list of another one led here', async () => {
    const { user } = await renderRoute('/explore/govt-schemes?region=jharkhand&finder=1');
    await user.selectOptions(await screen.findByRole('combobox'), 'Choose');
    await reload();
    expect(await screen.findByRole('combobox')).toHaveDisplayValue('Choose');
  });
});

describe('the size of the land', () => {
  it('that is invalid shows an error beside the field and stays', async () => {
    const { user } = await renderRoute('/explore/govt-schemes?finder=2');
    await user.type(await area(), '-1');
    await user.click(screen.getByRole('button', next));
    expect(await area()).toHaveFocus();
    expect(await area()).toBeInvalid();
    expect(await area()).toHaveAccessibleDescription(/^Write a number from 0 to 10,000/);
    await reload();
    expect(await heading('Your land')).toBeVisible();
    expect(await area()).toHaveValue('-1');
  });

  it('that is none keeps a shared address from its result', async () => {
    await renderRoute('/explore/govt-schemes?finder=5&area=abc');
    await heading('Your land');
    expect(await area()).toBeInvalid();
  });

  it('is given in the bigha of the state, with the size that is counted', async () => {
    const { user } = await renderRoute('/explore/govt-schemes?finder=2&state=rajasthan');
    await user.type(await area(), '10');
    const unit = screen.getByLabelText('Unit');
    await user.selectOptions(unit, 'Pucca bigha');
    expect(screen.getByText('That is about 2.529 hectares.')).toBeVisible();
    expect(screen.getByText(/^Counted as: 1 Pucca bigha = 27,225 square feet/)).toBeVisible();
    expect(screen.getByText(/^This unit differs within your state/)).toBeVisible();
    await user.selectOptions(unit, 'Kachcha bigha');
    expect(screen.getByText('That is about 1.619 hectares.')).toBeVisible();
  });

  it('in a unit that another state does not have requires a unit', async () => {
    const { user } = await renderRoute(
      '/explore/govt-schemes?finder=1&state=assam&area=4&unit=bigha',
    );
    await user.selectOptions(await screen.findByRole('combobox'), 'Kerala');
    await user.click(screen.getByRole('button', next));
    await heading('Your land');
    const unit = screen.getByLabelText('Unit');
    expect(unit).toHaveAccessibleDescription(/^Choose a unit/);
    await user.selectOptions(unit, 'Cent');
    expect(unit).toBeValid();
  });
});

describe('the age', () => {
  it('that is impossible shows an error beside the field and stays', async () => {
    const { user } = await renderRoute('/explore/govt-schemes?finder=4');
    const age = await screen.findByLabelText('How old are you?');
    await user.type(age, '200');
    await user.click(screen.getByRole('button', next));
    expect(age).toHaveFocus();
    expect(age).toHaveAccessibleDescription(/^Write your age in whole years from 0 to 120/);
    expect(age).toHaveValue('200');
    await user.clear(age);
    await user.type(age, '३५');
    expect(age).toBeValid();
    await user.click(screen.getByRole('button', next));
    await heading('Schemes for you');
  });
});

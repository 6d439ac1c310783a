import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { load } from '@upaj/content/schemes/regions';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { createStore } from '../../../app/store.ts';
import { changeLanguage, loadTexts } from '../../../shared/i18n/translations.ts';
import { visitor } from '../../../testing/users.ts';
import { Schemes } from '../schemes.tsx';
import { createSchemesSource, SchemesContext } from '../schemes-source.ts';

afterEach(cleanup);

/** Shows the schemes from a source that is not the content. */
async function show(fetchRegion: typeof load, at = '/explore/govt-schemes') {
  await Promise.all([loadTexts('schemes'), changeLanguage('en')]);
  await act(async () =>
    render(
      <Provider store={createStore(visitor)}>
        <MemoryRouter initialEntries={[at]}>
          <SchemesContext value={createSchemesSource(fetchRegion)}>
            <Schemes />
          </SchemesContext>
        </MemoryRouter>
      </Provider>,
    ),
  );
  return userEvent.setup();
}

it('schemes that fail to load show an error, and can be requested again', {
  tags: ['STATE-36', 'ERROR-17'],
}, async () => {
  let tries = 0;
  const user = await show((region) => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error('no network')) : load(region);
  });
  expect(await screen.findByText('No data available')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('AGMARKNET')).toBeVisible();
  expect(screen.queryByText('No data available')).toBeNull();
});

it('a region without schemes has no data available', async () => {
  await show(async () => []);
  expect(await screen.findByText('No data available')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

it('while a region is on its way its shape is shown', async () => {
  await show(() => new Promise(() => {}));
  expect(screen.getByText('Loading...')).toHaveRole('status');
});

it('only the chosen region is requested, and each region once', {
  tags: ['STATE-35', 'CALL-34'],
}, async () => {
  const asked: string[] = [];
  const user = await show(async (region) => {
    asked.push(region);
    return load(region);
  }, '/explore/govt-schemes?region=goa');
  await screen.findByRole('table');
  expect(asked).toEqual(['goa']);
  for (const region of ['kerala', 'goa']) {
    await user.selectOptions(screen.getByLabelText('Region'), region);
    await screen.findByRole('table');
  }
  expect(asked).toEqual(['goa', 'kerala']);
});

it('a region that loads late does not replace the one that was chosen since', async () => {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const user = await show(async (region) => {
    if (region === 'india') await gate;
    return load(region);
  });
  await user.selectOptions(screen.getByLabelText('Region'), 'goa');
  await screen.findByRole('table');
  await act(async () => letGo());
  expect(screen.getByLabelText('Region')).toHaveValue('goa');
  expect(screen.queryByText('AGMARKNET')).toBeNull();
});

import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/render-route.tsx';
import { buyer } from '../../testing/users.ts';

test('the cards of the Mandi show a tag after the first interaction, unless it would need a remark', async () => {
  await renderRoute('/mandi?category=Crops', { session: buyer });
  const card = async (name: string) => {
    const found = (await screen.findByRole('link', { name })).closest('article');
    if (!found) throw new Error(`there is no card of ${name}`);
    return within(found);
  };
  const wheat = await card('Sharbati Wheat');
  expect(wheat.queryByText(/MSP/)).toBeNull();
  fireEvent.pointerDown(document.body);
  expect(await wheat.findByText('8% above MSP')).toBeVisible();
  expect((await card('Basmati Paddy')).queryByText(/MSP/)).toBeNull();
});

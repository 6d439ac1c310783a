import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buyer } from '../../../testing/people.ts';
import { renderRoute } from '../../../testing/render-route.tsx';

test('a chip pressed before the search has gone out is not undone by the search', async () => {
  const { user } = await renderRoute('/mandi', { session: buyer });
  await user.type(await screen.findByRole('searchbox'), 'pyaz');
  await user.click(screen.getByRole('button', { name: 'Vegetables' }));
  await waitFor(() => expect(location.search).toContain('q=pyaz'));
  expect(location.search).toContain('category=Vegetables');
});

import { fireEvent, waitFor } from '@testing-library/react';
import { db } from '@upaj/mocks/db';
import { expect, it } from 'vitest';
import { renderRoute } from '../../testing/render-route.tsx';
import { buyer, meera } from '../../testing/users.ts';

const picture = { url: '/pictures/meera.webp', srcset: '', width: 256, height: 256 };

it('the top bar shows the picture of a user who has one', async () => {
  const person = db.people.get(meera.id);
  if (person) person.picture = picture;
  const { container } = await renderRoute('/dashboard', { session: buyer });
  fireEvent.pointerDown(document.body);
  await waitFor(() =>
    expect(container.querySelector('header img')).toHaveAttribute('src', picture.url),
  );
});

import { fireEvent, screen } from '@testing-library/react';
import { demoListings } from '@upaj/demo/market';
import { expect, test } from 'vitest';
import { paths } from '../shared/paths.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { buyer } from '../testing/users.ts';

const id = demoListings.find(({ slug }) => slug === 'sharbati-wheat')?.id ?? '';

test.each([
  ['button', 'BUY NOW'],
  ['link', 'Back to Mandi'],
])(
  'a %s that is pressed twice while its page is loading leaves one entry in the history',
  async (role, name) => {
    await renderRoute(paths.crop.href('Crops', id), { session: buyer });
    const control = await screen.findByRole(role, { name });
    const before = history.length;
    fireEvent.click(control);
    fireEvent.click(control);
    fireEvent.click(control);
    expect(location.pathname).not.toContain(id);
    expect(history.length - before).toBe(1);
  },
);

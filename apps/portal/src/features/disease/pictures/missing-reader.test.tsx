import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { setLeafBrowser } from '../../../testing/leaf-browser.ts';
import { chooser, leaf, openDoctor, startLeafServer } from '../../../testing/leaf-screen.tsx';

vi.mock('./read-picture.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it.each([
  ['en', 'one.jpg could not be opened: a part of the leaf doctor is not on this device.'],
  ['hi', 'one.jpg नहीं खुली: पत्ती डॉक्टर का एक हिस्सा इस फोन या कंप्यूटर में नहीं है।'],
] as const)(
  'no picture is called damaged when the code that reads it is missing (%s)',
  async (language, message) => {
    setLeafBrowser();
    startLeafServer();
    const { user } = await openDoctor('?crop=tomato', language);
    await user.upload(
      language === 'en' ? chooser() : screen.getByLabelText('पत्तियों की फोटो'),
      leaf('one.jpg'),
    );
    expect(await screen.findByText(new RegExp(`^${message}`))).toBeVisible();
    expect(screen.queryByRole('img', { name: 'one.jpg' })).toBeNull();
  },
);

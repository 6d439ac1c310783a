import { act, render, screen } from '@testing-library/react';
import { Suspense, startTransition, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useTranslation } from './use-translation.ts';

function Words() {
  const { t } = useTranslation('finance');
  const about = useTranslation('about');
  return <p>{`${t('title')}, ${about.t('title')}`}</p>;
}

let show: (isShown: boolean) => void;
function Page() {
  const [isShown, setShown] = useState(false);
  show = setShown;
  return isShown ? <Words /> : <p>before</p>;
}

it('a person stays on what they see until all texts of the next page are here', async () => {
  // React says so when a rendering that waited is finished without what it waited for.
  const complained = vi.spyOn(console, 'error');
  render(
    <Suspense fallback={<p>waiting</p>}>
      <Page />
    </Suspense>,
  );
  await act(async () => startTransition(() => show(true)));
  await screen.findByText('Finance Section, About Us');
  expect(complained).not.toHaveBeenCalled();
});

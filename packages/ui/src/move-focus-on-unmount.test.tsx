import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { moveFocusOnUnmount } from './move-focus-on-unmount.ts';

function Devices({ isThere }: { isThere: boolean }) {
  return (
    <main>
      <h1>Settings</h1>
      <section>
        <h2>Devices</h2>
        <ul>
          {isThere && (
            <li ref={moveFocusOnUnmount}>
              <button type="button">Sign out</button>
            </li>
          )}
        </ul>
      </section>
      <a href="#elsewhere">Elsewhere</a>
    </main>
  );
}

function Names({ names }: { names: string[] }) {
  return names.map((name) => (
    <article key={name} ref={moveFocusOnUnmount}>
      <h3>{name}</h3>
      <button type="button">Delete {name}</button>
    </article>
  ));
}

it('the focus moves to the heading above when a row is removed by its button', () => {
  const { rerender } = render(<Devices isThere />);
  screen.getByRole('button').focus();
  rerender(<Devices isThere={false} />);
  expect(screen.getByRole('heading', { name: 'Devices' })).toHaveFocus();
});

it('the focus moves to the entry above when an entry with a heading is removed', () => {
  const { rerender } = render(<Names names={['Wheat', 'Ragi', 'Maize']} />);
  screen.getByRole('button', { name: 'Delete Maize' }).focus();
  rerender(<Names names={['Wheat', 'Ragi']} />);
  expect(screen.getByRole('heading', { name: 'Ragi' })).toHaveFocus();
});

it('the focus stays if it is outside the removed row', () => {
  const { rerender } = render(<Devices isThere />);
  screen.getByRole('link').focus();
  rerender(<Devices isThere={false} />);
  expect(screen.getByRole('link')).toHaveFocus();
});

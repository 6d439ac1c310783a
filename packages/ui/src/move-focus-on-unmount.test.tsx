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

it('who removes a row by its own button goes on at the heading above', () => {
  const { rerender } = render(<Devices isThere />);
  screen.getByRole('button').focus();
  rerender(<Devices isThere={false} />);
  expect(screen.getByRole('heading', { name: 'Devices' })).toHaveFocus();
});

it('who removes an entry with a heading of its own goes on at the entry above', () => {
  const { rerender } = render(<Names names={['Wheat', 'Ragi', 'Maize']} />);
  screen.getByRole('button', { name: 'Delete Maize' }).focus();
  rerender(<Names names={['Wheat', 'Ragi']} />);
  expect(screen.getByRole('heading', { name: 'Ragi' })).toHaveFocus();
});

it('who is somewhere else when a row goes stays there', () => {
  const { rerender } = render(<Devices isThere />);
  screen.getByRole('link').focus();
  rerender(<Devices isThere={false} />);
  expect(screen.getByRole('link')).toHaveFocus();
});

import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

function Order() {
  const [crop, setCrop] = useState('');
  const [isUrgent, setUrgent] = useState(false);
  const [sent, setSent] = useState<string>();
  return (
    <>
      <input aria-label="crop" value={crop} onChange={({ target }) => setCrop(target.value)} />
      <input
        aria-label="urgent"
        type="checkbox"
        checked={isUrgent}
        onChange={({ target }) => setUrgent(target.checked)}
      />
      <button type="button" onClick={() => setSent(`${crop}, urgent: ${isUrgent}`)}>
        send
      </button>
      <p role="status">{sent}</p>
    </>
  );
}

/** As a person does it, past what React notes of values that scripts set. */
function fillIn(field: HTMLElement, values: { value?: string; checked?: boolean }) {
  Object.assign(field, values);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

// It rests on two things that React does not document: its marks on elements, and its note of a field's value.
it('what was typed, ticked and pressed before React is here is told once it is', async () => {
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = renderToString(<Order />);
  document.body.append(root);
  await import('./early-actions.ts');
  fillIn(screen.getByLabelText('crop'), { value: 'wheat' });
  fillIn(screen.getByLabelText('urgent'), { checked: true });
  screen.getByRole('button').click();
  await act(async () => hydrateRoot(root, <Order />));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('wheat, urgent: true'));
  expect(screen.getByLabelText('crop')).toHaveValue('wheat');
  expect(screen.getByLabelText('urgent')).toBeChecked();
});

import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { loadTexts } from '../i18n/translations.ts';
import { FormAlert } from './form-alert.tsx';
import { useApiForm } from './use-api-form.ts';

interface FormProps {
  send: (values: { name: string; city: string }) => Promise<unknown>;
}

function Form({ send }: FormProps) {
  const form = useApiForm({ defaultValues: { name: '', city: '' } });
  return (
    <form onSubmit={form.submit(send)}>
      <input aria-label="name" {...form.register('name')} />
      <p>{form.errorOf('name')}</p>
      <input aria-label="city" {...form.register('city')} />
      <p>{form.errorOf('city')}</p>
      <FormAlert>{form.formError}</FormAlert>
      <button type="submit" aria-label="send" />
    </form>
  );
}

function open() {
  const send = vi.fn<FormProps['send']>(async () => {});
  render(<Form send={send} />);
  return { user: userEvent.setup(), send, button: screen.getByRole('button') };
}

/** A refusal as the transport reports it. */
const refusal = (fields: object) => ({
  status: 400,
  data: { success: false, code: 'validation_failed', message: 'Refused', fields },
});

beforeAll(async () => {
  await Promise.all([loadTexts('errors', 'en'), loadTexts('field-errors', 'en')]);
});

it('a server’s field errors are read at their inputs, the first has the focus, and what was typed stays', async () => {
  const { user, send, button } = open();
  send.mockRejectedValueOnce(
    refusal({
      city: { code: 'too_long', limit: 80, message: '' },
      name: { code: 'required', message: '' },
    }),
  );
  await user.type(screen.getByLabelText('city'), 'Indore');
  await user.click(button);
  expect(await screen.findByText(/80/)).toBeVisible();
  expect(screen.getByLabelText('name')).toHaveFocus();
  expect(screen.getByLabelText('city')).toHaveValue('Indore');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('an error of a field without an input, and one of no field, is read in the alert until the next try', async () => {
  const { user, send, button } = open();
  send.mockRejectedValueOnce(refusal({ userId: { code: 'required', message: '' } }));
  await user.click(button);
  expect(screen.getByRole('alert')).toHaveTextContent(/^userId: \S/);
  send.mockRejectedValueOnce({ status: 'FETCH_ERROR' });
  await user.click(button);
  expect(screen.getByRole('alert')).not.toHaveTextContent('userId');
  expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
  await user.click(button);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('what is pressed twice is sent once, and again when the first try has ended', async () => {
  const { user, send, button } = open();
  let end = () => {};
  send.mockImplementationOnce(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  await user.dblClick(button);
  expect(send).toHaveBeenCalledOnce();
  await act(async () => end());
  await user.click(button);
  expect(send).toHaveBeenCalledTimes(2);
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { ItemForm } from './item-form';
import { TextField } from './text-field';
import { ToastProvider } from './toast';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

let loaded: () => void;
const send = jest.fn(async () => undefined);

/** A form whose check is still being loaded at its first submit. */
function SlowForm() {
  const form = useForm({
    defaultValues: { name: '' },
    resolver: async (values) => {
      await new Promise<void>((resolve) => {
        loaded = resolve;
      });
      return { values, errors: {} };
    },
  });
  return (
    <ItemForm
      title="New camper"
      form={form}
      send={send}
      saved={({ name }) => `${name} is saved.`}
      failed="No."
      repeatable
      onDone={() => undefined}
    >
      <TextField label="Name" {...form.register('name')} />
    </ItemForm>
  );
}

test.each(['Add another', 'Save'])('%s is busy while the check loads, and saves once', async (name) => {
  send.mockClear();
  const user = userEvent.setup();
  render(<SlowForm />, { wrapper: ToastProvider });
  await user.type(screen.getByLabelText('Name'), 'Mia');
  const button = screen.getByRole('button', { name });
  const other = screen.getByRole('button', { name: name === 'Save' ? 'Add another' : 'Save' });
  await user.click(button);
  expect(button).toHaveAttribute('aria-busy');
  expect(other).not.toHaveAttribute('aria-busy');
  const first = loaded;
  for (const again of [button, other]) await user.click(again);
  await user.type(screen.getByLabelText('Name'), '{Enter}');
  expect(loaded).toBe(first);
  await act(async () => first());
  expect(send).toHaveBeenCalledTimes(1);
  expect(screen.getAllByText('Mia is saved.')).toHaveLength(1);
});

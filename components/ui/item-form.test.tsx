import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { ItemForm } from './item-form';
import { TextField } from './text-field';
import { ToastProvider } from './toast';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

let loaded: () => void;
const send = jest.fn<Promise<unknown>, []>(async () => undefined);

interface Props<Typed extends { name: string }> {
  form: UseFormReturn<Typed>;
  children: ReactNode;
}

function NewCamper<Typed extends { name: string }>({ form, children }: Props<Typed>) {
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
      {children}
    </ItemForm>
  );
}

/** A fake form whose schema is still loading at the first submit. */
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
    <NewCamper form={form}>
      <TextField label="Name" {...form.register('name')} />
    </NewCamper>
  );
}

test.each(['Add another', 'Save'])('%s is busy while the schema loads, and saves once', async (name) => {
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

/** Presses "Add another" in a fake form. The save runs until the test calls `saved`. */
async function pressAddAnother() {
  function TwoFields() {
    const form = useForm({ defaultValues: { name: '', email: '' } });
    return (
      <NewCamper form={form}>
        <TextField label="Name" {...form.register('name')} />
        <TextField label="Email" {...form.register('email')} />
      </NewCamper>
    );
  }
  let saved = () => undefined as unknown;
  send.mockImplementationOnce(() => new Promise((resolve) => (saved = () => resolve(undefined))));
  const user = userEvent.setup();
  render(<TwoFields />, { wrapper: ToastProvider });
  const [name, email] = [screen.getByLabelText('Name'), screen.getByLabelText('Email')];
  await user.type(name, 'Mia');
  await user.type(email, 'mia@example.com');
  await user.click(screen.getByRole('button', { name: 'Add another' }));
  const finish = async () => {
    await act(async () => saved());
    await screen.findByText('Mia is saved.');
  };
  return { user, name, email, finish };
}

test('Add another empties the form and focuses its first field', async () => {
  const { name, email, finish } = await pressAddAnother();
  await finish();
  expect([name, email].map((box) => (box as HTMLInputElement).value)).toEqual(['', '']);
  expect(name).toHaveFocus();
});

test('text typed while Add another saves stays for the next item, in whichever field', async () => {
  const { user, name, email, finish } = await pressAddAnother();
  await user.clear(name);
  await user.type(name, 'Tim');
  await user.clear(email);
  await user.type(email, 'tim@');
  await finish();
  expect(email).toHaveFocus();
  await user.keyboard('example.com');
  expect([name, email].map((box) => (box as HTMLInputElement).value)).toEqual(['Tim', 'tim@example.com']);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Tim is saved.')).toBeInTheDocument();
});

test('the focus stays where somebody moved it while Add another saves', async () => {
  const { user, name, email, finish } = await pressAddAnother();
  await user.click(email);
  await finish();
  expect([name, email].map((box) => (box as HTMLInputElement).value)).toEqual(['', '']);
  expect(email).toHaveFocus();
});

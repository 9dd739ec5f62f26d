import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { useSchemaForm } from './use-schema-form';

const schema = z.object({ name: z.string().min(1, 'Please enter a name.') });

function NameForm({ load, onSend }: { load: () => Promise<typeof schema>; onSend: (sent: object) => void }) {
  const form = useSchemaForm(load, { defaultValues: { name: '' } });
  return (
    <form onSubmit={form.handleSubmit(onSend)}>
      <input aria-label="Name" {...form.register('name')} />
      <p>{form.formState.errors.name?.message}</p>
      <button type="submit">Save</button>
    </form>
  );
}

async function typeAndSave(typed: string): Promise<void> {
  const user = userEvent.setup();
  if (typed) await user.type(screen.getByLabelText('Name'), typed);
  await user.click(screen.getByRole('button', { name: 'Save' }));
}

test('the schema loads once the page is touched, not before', async () => {
  const load = jest.fn(async () => schema);
  render(<NameForm load={load} onSend={() => undefined} />);
  expect(load).not.toHaveBeenCalled();
  await act(async () => screen.getByLabelText('Name').focus());
  expect(load).toHaveBeenCalledTimes(1);
});

test('what breaks a rule is said and not sent', async () => {
  const onSend = jest.fn();
  render(<NameForm load={async () => schema} onSend={onSend} />);
  await typeAndSave('');
  expect(await screen.findByText('Please enter a name.')).toBeVisible();
  expect(onSend).not.toHaveBeenCalled();
});

test('where the schema can’t be loaded, what was typed goes to the server as it stands', async () => {
  const onSend = jest.fn();
  render(<NameForm load={() => Promise.reject(new Error('offline'))} onSend={onSend} />);
  await typeAndSave('Mia');
  expect(onSend).toHaveBeenCalledWith({ name: 'Mia' }, expect.anything());
});

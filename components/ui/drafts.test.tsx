import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { api } from '@/lib/api-client';
import { DraftOwner, forgetDrafts, useFormDraft } from './drafts';
import { useToggle } from './use-toggle';

function Fields() {
  const form = useForm({ defaultValues: { name: '', password: '' } });
  useFormDraft(form, 'camper');
  return (
    <form>
      <input aria-label="Name" {...form.register('name')} />
      <input aria-label="Password" {...form.register('password')} />
    </form>
  );
}

function Page() {
  const { open, setOpen, opener } = useToggle('Add Camper');
  if (open) return <Fields />;
  return (
    <button type="button" ref={opener} onClick={() => setOpen(true)}>
      Add Camper
    </button>
  );
}

const visit = (id: string) =>
  render(
    <DraftOwner id={id}>
      <Page />
    </DraftOwner>,
  );

/** Mia opens the form and types a text, and then her session ends. */
async function typeAndLoseTheSession(): Promise<void> {
  const user = userEvent.setup();
  const { unmount } = visit('mia');
  await user.click(screen.getByRole('button', { name: 'Add Camper' }));
  await user.type(screen.getByLabelText('Name'), 'Old Rex');
  await user.type(screen.getByLabelText('Password'), 'secret');
  await api.post('/crew', {}).catch(() => undefined);
  unmount();
}

beforeAll(() => {
  Object.assign(globalThis, { fetch: async () => ({ ok: false, status: 401, json: async () => ({}) }) });
});
afterEach(() => sessionStorage.clear());

test('what stood in an open form is restored for the same person, once, without passwords', async () => {
  await typeAndLoseTheSession();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
  const { unmount } = visit('mia');
  expect(await screen.findByLabelText('Name')).toHaveValue('Old Rex');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  unmount();
  visit('mia');
  expect(screen.queryByLabelText('Name')).toBeNull();
});

test('somebody else who logs in sees nothing of the text, which is deleted', async () => {
  await typeAndLoseTheSession();
  visit('tom');
  expect(screen.queryByLabelText('Name')).toBeNull();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Rex');
});

test('a log-out deletes the text', async () => {
  await typeAndLoseTheSession();
  forgetDrafts();
  expect(sessionStorage).toHaveLength(0);
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DraftOwner } from '@/components/ui/drafts';
import { ToastProvider } from '@/components/ui/toast';
import { costsProps, shownCosts, shownExpense } from '@/tests/factories/shown-costs';
import { CostsView } from './costs-view';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
afterEach(() => sessionStorage.clear());

const wood = shownExpense({ id: 'wood', what: 'Firewood' });
const ice = shownExpense({ id: 'ice', what: 'Ice' });

/** Opens the form of an expense as Mia. Returns the field that names the expense. */
async function edit(what: string, expenses = [wood, ice]) {
  const user = userEvent.setup();
  // The fake server returns an expense, but refuses to save one with 401, because the session has
  // ended.
  Object.assign(globalThis, {
    fetch: async (path: string, { method }: RequestInit) => {
      const expense = expenses.find(({ id }) => path.endsWith(`/${id}`));
      return method === 'GET'
        ? { ok: true, status: 200, json: async () => ({ expense }) }
        : { ok: false, status: 401, json: async () => ({}) };
    },
  });
  const { unmount } = render(
    <ToastProvider>
      <DraftOwner id="mia">
        <CostsView {...costsProps(shownCosts({ expenses }))} />
      </DraftOwner>
    </ToastProvider>,
  );
  await user.click(screen.getByRole('button', { name: new RegExp(what) }));
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  return { user, field: await screen.findByLabelText('What for'), leave: unmount };
}

async function typeAndLoseTheSession() {
  const { user, field, leave } = await edit('Firewood');
  await user.type(field, ', 12 bags');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('alert');
  leave();
}

test('what was typed when the session ended comes back in the form of its own expense only', async () => {
  await typeAndLoseTheSession();
  const { field, leave } = await edit('Ice');
  expect(field).toHaveValue('Ice');
  leave();
  expect((await edit('Firewood')).field).toHaveValue('Firewood, 12 bags');
});

test('the draft does not come back once somebody else has saved a newer version', async () => {
  await typeAndLoseTheSession();
  const theirs = { ...wood, what: 'Firewood and kindling', version: 2 };
  expect((await edit('Firewood', [theirs, ice])).field).toHaveValue('Firewood and kindling');
});

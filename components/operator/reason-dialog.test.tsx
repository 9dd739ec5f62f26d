import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@/components/ui/toast';
import { ApiError } from '@/lib/api-client';
import { ReasonButton } from './reason-dialog';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ refresh }),
}));
beforeEach(() => refresh.mockReset());

const act = jest.fn<Promise<unknown>, [Record<string, string>]>();

function show() {
  render(
    <ToastProvider>
      <ReasonButton
        label="Edit"
        title="Edit Paddock"
        detail="Its owner is told."
        fields={[{ name: 'name', label: 'Name', value: 'Paddock' }]}
        done="The campsite is corrected."
        act={act}
      />
    </ToastProvider>,
  );
  return userEvent.setup();
}
const confirm = () => screen.getAllByRole('button', { name: 'Edit' }).at(-1) as HTMLElement;

test('nothing happens without a reason, and a refusal keeps what was typed', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await user.click(confirm());
  expect(await screen.findByText('Please give a reason.')).toBeInTheDocument();
  expect(act).not.toHaveBeenCalled();

  act.mockRejectedValueOnce(new ApiError(409, 'Ali decided this a minute ago.'));
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Spelt wrong');
  await user.click(confirm());
  expect(await screen.findByText('Ali decided this a minute ago.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /Reason/ })).toHaveValue('Spelt wrong');

  act.mockResolvedValueOnce(undefined);
  await user.clear(screen.getByRole('textbox', { name: 'Name' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Paddock Camp');
  await user.click(confirm());
  expect(await screen.findByText('The campsite is corrected.')).toBeInTheDocument();
  expect(act).toHaveBeenLastCalledWith({ name: 'Paddock Camp', reason: 'Spelt wrong' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(refresh).toHaveBeenCalledTimes(1);
});

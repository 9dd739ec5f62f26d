import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';
import { OwnSiteTools } from './own-site-tools';
import { TakeOut } from './take-out';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const put = jest.spyOn(api, 'put');
const remove = jest.spyOn(api, 'delete');
beforeEach(() => {
  put.mockReset().mockResolvedValue({});
  remove.mockReset().mockResolvedValue({});
  refresh.mockReset();
});

const user = userEvent.setup();
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const show = (shared: boolean) =>
  render(
    <ToastProvider>
      <OwnSiteTools site={{ id: 'a', name: 'Paddock', shared }} />
    </ToastProvider>,
  );

test.each([
  [false, 'Share: Paddock', 'Share', 'Paddock is shared now.'],
  [true, 'Make private: Paddock', 'Make private', 'Paddock is private now.'],
])(
  'for a site that is shared: %s, the change asks for confirmation first',
  async (shared, button, confirm, said) => {
    show(shared);
    await press(button);
    expect(put).not.toHaveBeenCalled();
    await press(confirm);
    expect(put.mock.lastCall).toEqual(['/api/locations/a', { share_flag: !shared }]);
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(refresh).toHaveBeenCalledTimes(1);
  },
);

test('deleting asks in the specification’s words, and deleting a site that is already gone succeeds', async () => {
  remove.mockRejectedValueOnce(new ApiError(404, 'Not found.'));
  show(true);
  await press('Delete Paddock');
  expect(screen.getByText('Are you sure you want to delete this campsite?')).toBeInTheDocument();
  await press('Delete');
  expect(remove.mock.lastCall).toEqual(['/api/locations/a']);
  expect(await screen.findByText('Paddock is deleted.')).toBeInTheDocument();
});

test('a refusal is shown in the dialog', async () => {
  put.mockRejectedValueOnce(new ApiError(403, 'Only its owner can change this campsite.'));
  show(false);
  await press('Share: Paddock');
  await press('Share');
  expect(await screen.findByText('Only its owner can change this campsite.')).toBeInTheDocument();
  expect(refresh).not.toHaveBeenCalled();
});

test('a saved site is removed, and Undo restores it', async () => {
  render(
    <ToastProvider>
      <TakeOut site={{ id: 'a', name: 'Paddock' }} />
    </ToastProvider>,
  );
  await press('Remove Paddock');
  expect(put.mock.lastCall).toEqual(['/api/locations/a/saved', { saved: false }]);
  await press('Undo');
  expect(put.mock.lastCall).toEqual(['/api/locations/a/saved', { saved: true }]);
  expect(await screen.findByText('Paddock is saved again.')).toBeInTheDocument();
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';

function Page({ onConfirm }: { onConfirm?: () => void }) {
  const [open, setOpen] = useState(false);
  const [rows, setRows] = useState(1);
  return (
    <main tabIndex={-1}>
      {rows > 0 && (
        <button type="button" onClick={() => setOpen(true)}>
          Delete Biscuit
        </button>
      )}
      <ConfirmDialog
        open={open}
        question="Are you sure you want to delete this member?"
        confirmLabel="Delete"
        onCancel={() => setOpen(false)}
        onConfirm={() => {
          onConfirm?.();
          setRows(0);
          setOpen(false);
        }}
      />
    </main>
  );
}

const openDialog = () => userEvent.click(screen.getByRole('button', { name: 'Delete Biscuit' }));

test('the question names the dialog, and the safe answer has the focus', async () => {
  render(<Page />);
  await openDialog();
  expect(
    screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this member?' }),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

test('cancelling returns the focus to the opener', async () => {
  const onConfirm = jest.fn();
  render(<Page onConfirm={onConfirm} />);
  await openDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Delete Biscuit' })).toHaveFocus();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('when the opener is gone, the page’s main part gets the focus', async () => {
  render(<Page />);
  await openDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.getByRole('main')).toHaveFocus();
});

test('Esc cancels the question, but not while its action is pending', async () => {
  const onCancel = jest.fn();
  const dialog = (pending: boolean) => (
    <ConfirmDialog
      open
      question="Sure?"
      confirmLabel="Yes"
      pending={pending}
      onCancel={onCancel}
      onConfirm={() => {}}
    />
  );
  const { rerender } = render(dialog(true));
  // A browser fires this event when Esc is pressed.
  const esc = () => screen.getByRole('alertdialog').dispatchEvent(new Event('cancel', { cancelable: true }));
  esc();
  expect(onCancel).not.toHaveBeenCalled();
  rerender(dialog(false));
  esc();
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test('a plain dialog closes by its button and by a press on the backdrop, not by a press inside', async () => {
  const onClose = jest.fn();
  render(
    <Dialog open onClose={onClose} title="Add a camper">
      <p>Inside</p>
    </Dialog>,
  );
  await userEvent.click(screen.getByText('Inside'));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('dialog', { name: 'Add a camper' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

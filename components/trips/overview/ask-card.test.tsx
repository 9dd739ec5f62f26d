import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, api } from '@/lib/api-client';
import { AskCard } from './ask-card';

const put = jest.spyOn(api, 'put');
beforeEach(() => put.mockReset().mockResolvedValue({}));

const esky = { id: 'esky', name: 'Esky', short: '2 short', all: 3, before: 1 };
const open = () => {
  render(<AskCard tripId="1" ask={{ kind: 'gear', missing: 1, things: [esky] }} />);
  return userEvent.setup();
};

test('one tap offers everything that is short of a thing, and Undo reverts that with the focus kept', async () => {
  const user = open();
  expect(screen.getByText('1 thing is still missing.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'I’ll bring it: Esky' }));
  expect(put).toHaveBeenLastCalledWith('/api/trips/1/gear/esky/offer', { quantity: 3 });
  expect(await screen.findByText('You bring it')).toBeVisible();
  const undo = screen.getByRole('button', { name: 'Undo: Esky' });
  expect(undo).toHaveFocus();
  await user.click(undo);
  expect(put).toHaveBeenLastCalledWith('/api/trips/1/gear/esky/offer', { quantity: 1 });
  expect(await screen.findByText('2 short')).toBeVisible();
});

test('a refusal shows at the thing, which can be offered again', async () => {
  const user = open();
  put.mockRejectedValueOnce(new ApiError(409, 'This trip was called off.'));
  await user.click(screen.getByRole('button', { name: 'I’ll bring it: Esky' }));
  expect(await screen.findByText('This trip was called off.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'I’ll bring it: Esky' })).toBeVisible();
});

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choiceSite } from '@/tests/factories/fit';
import { GuestForm } from './guest-form';

jest.mock('./guest-check', () => {
  throw new Error('offline');
});
const send = jest.fn().mockResolvedValue({});

const nights = {
  start_date: '2027-03-26',
  end_date: '2027-03-27',
  arrive_on: null,
  leave_on: null,
  arrive_by: null,
  leave_by: null,
};

const show = (onSaved = jest.fn()) =>
  render(
    <GuestForm
      path="/api/invites/secret"
      send={send}
      attending={null}
      guest={null}
      nights={nights}
      fit={choiceSite({})}
      onSaved={onSaved}
    />,
  );

test('an answer has the shape that the server takes even when its check can’t be loaded', async () => {
  const user = userEvent.setup();
  const onSaved = jest.fn();
  show(onSaved);
  await user.click(screen.getByRole('radio', { name: 'Going' }));
  await user.type(screen.getByLabelText('Your name'), 'Priya');
  await user.click(screen.getByRole('button', { name: /^Send: / }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(send).toHaveBeenCalledWith({
    attending: true,
    name: 'Priya',
    crew: [{ name: 'Priya', age: 'adult' }],
    vehicles: [],
    arrive_by: null,
    leave_by: null,
  });
});

test('a chosen answer goes into the page’s address and leaves the rest of it', async () => {
  history.replaceState(null, '', '?confirm=secret&part=home-contact&answer=going');
  show();
  await userEvent.click(screen.getByRole('radio', { name: 'Not going' }));
  expect(location.search).toBe('?confirm=secret&part=home-contact&answer=not-going');
});

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GuestReply } from '@/components/trips/invitations/guest-reply';
import { ToastProvider } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';
import type { Member } from '@/lib/household/crew/schema';
import { choiceSite } from '@/tests/factories/fit';
import { AttendanceForm } from './attendance-form';
import type { TripNights } from './night-fields';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push, refresh: jest.fn() }) }));

const patch = jest.spyOn(api, 'patch');
beforeEach(() => {
  jest.clearAllMocks();
  patch.mockResolvedValue({});
});

const mia: Member = { id: 'mia', type: 'camper', name: 'Mia', email: null, age: 'adult', is_owner: true };
const easter: TripNights = {
  start_date: '2027-03-26',
  end_date: '2027-03-29',
  arrive_on: null,
  leave_on: null,
  arrive_by: null,
  leave_by: null,
};

function show(known: Partial<TripNights> = {}) {
  render(
    <AttendanceForm
      tripId="1"
      nights={{ ...easter, ...known }}
      crew={[mia]}
      rides={[]}
      chosen={{ crew: ['mia'], rides: [] }}
      fit={choiceSite({})}
    />,
    { wrapper: ToastProvider },
  );
  return userEvent.setup();
}

const arriving = () => screen.getByLabelText<HTMLSelectElement>('Arriving');
const leaving = () => screen.getByLabelText<HTMLSelectElement>('Leaving');
const summary = () => screen.getByText(/^We(?: arrive|’re there)/);
const labelsOf = ({ options }: HTMLSelectElement) =>
  [...options].filter(({ disabled }) => !disabled).map(({ label }) => label);
const sent = () => patch.mock.lastCall?.[1];

test('the days are folded under a sentence for a household that comes for the whole trip', async () => {
  const user = show();
  expect(summary()).toHaveTextContent(
    'We arrive on Fri 26 Mar in the afternoon and leave on Mon 29 Mar in the morning',
  );
  expect(arriving()).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent()).toMatchObject({ arrive_on: null, leave_on: null, arrive_by: null, leave_by: null });
});

test('a household that comes for part of the trip chooses from the trip’s days, and leaves after arriving', async () => {
  const user = show();
  await user.click(summary());
  expect(labelsOf(arriving())).toEqual(['Fri 26 Mar, the first day', 'Sat 27 Mar', 'Sun 28 Mar']);
  expect(labelsOf(leaving())).toEqual(['Sat 27 Mar', 'Sun 28 Mar', 'Mon 29 Mar, the last day']);
  await user.selectOptions(arriving(), 'Sat 27 Mar');
  expect(labelsOf(leaving())).toEqual(['Sun 28 Mar', 'Mon 29 Mar, the last day']);
  await user.selectOptions(leaving(), 'Sun 28 Mar');
  expect(summary()).toHaveTextContent('We arrive on Sat 27 Mar in the afternoon and leave on Sun 28 Mar');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent()).toMatchObject({ arrive_on: '2027-03-27', leave_on: '2027-03-28' });
});

test('a household that comes or goes at another time chooses the time, and the sentence shows it', async () => {
  const user = show();
  await user.click(summary());
  const [arrivingAt, leavingAt] = [
    screen.getByLabelText('Time you arrive'),
    screen.getByLabelText('Time you leave'),
  ];
  expect(arrivingAt).toHaveDisplayValue('In the afternoon');
  expect(leavingAt).toHaveDisplayValue('In the morning');
  await user.selectOptions(arrivingAt, 'At night');
  await user.selectOptions(leavingAt, 'In the afternoon');
  expect(summary()).toHaveTextContent(
    'We arrive on Fri 26 Mar at night and leave on Mon 29 Mar in the afternoon',
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent()).toMatchObject({ arrive_on: null, arrive_by: 'night', leave_by: 'afternoon' });
});

test('the fields open with a time that was saved before', () => {
  show({ leave_by: 'night' });
  expect(screen.getByLabelText('Time you leave')).toBeVisible();
  expect(screen.getByLabelText('Time you leave')).toHaveDisplayValue('At night');
});

test('the fields open with the days that were saved before, and every day can be chosen again', async () => {
  const user = show({ arrive_on: '2027-03-27', leave_on: '2027-03-29' });
  expect(arriving()).toBeVisible();
  expect([arriving().value, leaving().value]).toEqual(['2027-03-27', '']);
  await user.selectOptions(arriving(), 'Fri 26 Mar, the first day');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent()).toMatchObject({ arrive_on: null, leave_on: null, arrive_by: null, leave_by: null });
});

test('a refusal unfolds the days, shows at its field and focuses it, and the choice stays', async () => {
  const user = show();
  await user.click(summary());
  await user.selectOptions(leaving(), 'Sat 27 Mar');
  await user.click(summary());
  const words = 'Please choose a day of the trip: Fri 26 Mar to Mon 29 Mar.';
  patch.mockRejectedValueOnce(new ApiError(400, words, { leave_on: words }));
  // A browser can't focus a field in a closed box, but jsdom can. So the test records whether the
  // box was open when the field got the focus.
  const focusedIn = jest.fn();
  leaving().addEventListener('focus', () => focusedIn(leaving().closest('details')?.open));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(leaving()).toHaveAccessibleDescription(words));
  expect(leaving()).toBeVisible();
  expect(leaving()).toHaveValue('2027-03-27');
  expect(leaving()).toHaveFocus();
  expect(focusedIn.mock.calls[0]).toEqual([true]);
});

test.each(['2027-03-26', '2027-03-27'])(
  'a trip that ends on %s has no other days to come for, and times all the same',
  async (end_date) => {
    const user = show({ end_date });
    expect(screen.queryByLabelText('Arriving')).not.toBeInTheDocument();
    await user.click(summary());
    await user.selectOptions(screen.getByLabelText('Time you leave'), 'In the afternoon');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(JSON.stringify(sent())).not.toMatch(/arrive_on|leave_on/);
    expect(sent()).toMatchObject({ arrive_by: null, leave_by: 'afternoon' });
  },
);

describe('a guest', () => {
  const reply = (nights: TripNights, attending: boolean | null = null) => (
    <GuestReply
      openedTrip={null}
      head={null}
      card={null}
      token="secret"
      organiser="Mia"
      attending={attending}
      guest={attending ? { name: 'Priya', crew: [{ name: 'Priya', age: 'adult' }], vehicles: [] } : null}
      nights={nights}
      reconfirm={false}
      fit={choiceSite({})}
    />
  );

  test('sends the days with the answer', async () => {
    const user = userEvent.setup();
    render(reply(easter));
    await user.click(screen.getByRole('radio', { name: 'Going' }));
    await user.type(await screen.findByLabelText('Your name'), 'Priya');
    await user.click(summary());
    await user.selectOptions(arriving(), 'Sun 28 Mar');
    await user.click(screen.getByRole('radio', { name: 'Not going' }));
    await user.click(screen.getByRole('radio', { name: 'Going' }));
    expect(arriving()).toHaveValue('2027-03-28');
    await user.click(screen.getByRole('button', { name: /^Send: / }));
    await waitFor(() =>
      expect(sent()).toMatchObject({ arrive_on: '2027-03-28', leave_on: null, arrive_by: null }),
    );
  });

  test('sees the saved days again', () => {
    render(reply({ ...easter, arrive_on: '2027-03-28' }, true));
    expect(screen.getByText('From Sun 28 Mar')).toBeVisible();
  });
});

import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DraftOwner } from '@/components/ui/drafts';
import { ApiError, api } from '@/lib/api-client';
import type { Guest } from '@/lib/trips/attendance/guest-schema';
import { choiceSite } from '@/tests/factories/fit';
import type { EditedPart } from './guest-details';
import { GuestReply } from './guest-reply';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const patch = jest.spyOn(api, 'patch');
beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  patch.mockResolvedValue({});
});

const family: Guest = {
  name: 'Priya',
  crew: [
    { name: 'Priya', age: 'adult' },
    { name: 'Kim', age: 'child' },
    { name: 'Rex', pet_type: 'Dog' },
  ],
  vehicles: [{ type: 'trailer', trailer_type: 'Caravan', description: null }],
};

const for_dates = { start_date: '2027-03-26', end_date: '2027-03-27' };
const nights = { ...for_dates, arrive_on: null, leave_on: null, arrive_by: null, leave_by: null };

function show(
  attending: boolean | null = null,
  guest: Guest | null = null,
  reconfirm = false,
  known = {},
  token = 'secret',
  edit?: EditedPart,
) {
  const reply = (answer: boolean | null, kept: Guest | null) => (
    <GuestReply
      openedTrip="7"
      head={<h1>Easter</h1>}
      card={<p>Easter</p>}
      token={token}
      organiser="Mia"
      attending={answer}
      guest={kept}
      nights={nights}
      reconfirm={reconfirm}
      fit={choiceSite(known)}
      edit={edit}
    />
  );
  const { rerender } = render(reply(attending, guest));
  // Renders the page again with new props, as router.refresh() would.
  return {
    user: userEvent.setup(),
    refreshed: (answer: boolean, kept: Guest | null) => rerender(reply(answer, kept)),
  };
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const choice = (name: string) => screen.getByRole('radio', { name });
const group = (name: string) => within(screen.getByRole('group', { name }));

test('a family answers with a few taps; people without a name get a number', async () => {
  const { user } = show();
  expect(screen.queryByRole('button')).toBeNull();
  await user.click(choice('Going'));
  await user.type(screen.getByLabelText('Your name'), 'Priya');
  await user.click(button('More children'));
  await user.click(button('More children'));
  await user.type(screen.getByLabelText('Name of child 1'), 'Kim');
  await user.click(button('More pets'));
  await user.selectOptions(screen.getByLabelText('Kind of pet 1'), 'Cat');
  await user.click(button('Send: going, 3 people and a cat'));
  expect(patch).toHaveBeenCalledWith('/api/invites/secret', {
    attending: true,
    for_dates,
    arrive_by: null,
    leave_by: null,
    name: 'Priya',
    crew: [
      { name: 'Priya', age: 'adult' },
      { name: 'Kim', age: 'child' },
      { name: 'Child 2', age: 'child' },
      { name: 'Pet 1', pet_type: 'Cat' },
    ],
    vehicles: [],
  });
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
});

test('a car needs a name and seats, which are reported together with all other missing fields', async () => {
  const { user } = show();
  await user.click(choice('Going'));
  await user.click(button('Car'));
  await user.click(button(/^Send: /));
  await waitFor(() => expect(screen.getByLabelText('Your name')).toHaveFocus());
  const make = screen.getByLabelText('Make or a name');
  await waitFor(() =>
    expect(make).toHaveAccessibleDescription('Please enter the make or a name for the car.'),
  );
  for (const name of [/Seats/, /Model/, /Colour/, /Drivetrain/])
    expect(screen.getByLabelText(name)).toBeValid();
  expect(patch).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('Your name'), 'Priya');
  await user.type(make, 'Dad’s van');
  await user.clear(screen.getByLabelText('Seats'));
  await user.click(button(/^Send: /));
  await waitFor(() =>
    expect(screen.getByLabelText('Seats')).toHaveAccessibleDescription('Please enter the number of seats.'),
  );
  await user.type(screen.getByLabelText('Seats'), '8');
  await user.click(button(/^Send: /));
  await waitFor(() => expect(patch).toHaveBeenCalledTimes(1));
  expect(patch.mock.calls[0]?.[1]).toMatchObject({
    vehicles: [{ type: 'car', make: 'Dad’s van', seats: 8, model: null, drivetrain: null, colour: null }],
  });
});

test('a car’s optional details can be given too', async () => {
  const { user } = show();
  await user.click(choice('Going'));
  await user.type(screen.getByLabelText('Your name'), 'Priya');
  await user.click(button('Car'));
  await user.type(screen.getByLabelText('Make or a name'), 'Toyota');
  await user.type(screen.getByLabelText(/Model/), 'Prado');
  await user.type(screen.getByLabelText(/Colour/), 'Red');
  await user.selectOptions(screen.getByLabelText(/Drivetrain/), '4 Wheel Drive');
  await user.click(screen.getByLabelText('Can tow'));
  await user.click(button(/^Send: /));
  await waitFor(() => expect(patch).toHaveBeenCalledTimes(1));
  const prado = { type: 'car', make: 'Toyota', model: 'Prado', colour: 'Red', drivetrain: '4 Wheel Drive' };
  expect(patch.mock.calls[0]?.[1]).toMatchObject({ vehicles: [{ ...prado, seats: 5, can_tow: true }] });
});

test('a car that can’t reach the site and a dog that isn’t allowed are named, but don’t block sending', async () => {
  const { user } = show(null, null, false, { access: '4 Wheel Drive', pets: false });
  await user.click(choice('Going'));
  await user.type(screen.getByLabelText('Your name'), 'Priya');
  await user.click(button('More pets'));
  await user.type(screen.getByLabelText('Name of pet 1'), 'Rex');
  await user.click(button('Car'));
  await user.type(screen.getByLabelText('Make or a name'), 'Dad’s van');
  await user.selectOptions(screen.getByLabelText(/Drivetrain/), '2 Wheel Drive');
  expect(await screen.findByText('Your car: this site is 4WD only')).toBeVisible();
  expect(screen.getByText('You can still say you’re going.')).toBeVisible();
  expect(screen.getByText('Rex isn’t allowed')).toBeVisible();
  await user.selectOptions(screen.getByLabelText(/Drivetrain/), '');
  expect(await screen.findByText('Your car: check the way in')).toBeVisible();
  await user.click(button(/^Send: /));
  await waitFor(() => expect(patch).toHaveBeenCalledTimes(1));
});

test('fields that only Going requires don’t block Not going', async () => {
  const { user } = show();
  await user.click(choice('Going'));
  await user.click(button(/^Send: /));
  await waitFor(() => expect(screen.getByLabelText('Your name')).toBeInvalid());
  await user.click(choice('Not going'));
  const name = screen.getByLabelText(/Your name/);
  expect(name).toBeValid();
  expect(name).not.toHaveAccessibleDescription();
  await user.click(button(/^Send: /));
  await waitFor(() => expect(patch).toHaveBeenCalledTimes(1));
  expect(patch.mock.calls[0]?.[1]).toMatchObject({ attending: false });
});

test('going needs a name and a camper', async () => {
  const { user } = show();
  await user.click(choice('Going'));
  await user.click(button('Fewer adults'));
  await user.click(button('More pets'));
  await user.click(button(/^Send: /));
  await waitFor(() =>
    expect(screen.getByLabelText('Your name')).toHaveAccessibleDescription('Please say who you are.'),
  );
  expect(screen.getByLabelText('Your name')).toHaveFocus();
  expect(screen.getByRole('group', { name: 'How many of you?' })).toHaveAccessibleDescription(
    'Choose at least one camper.',
  );
  expect(patch).not.toHaveBeenCalled();
});

test('not going requires nothing else', async () => {
  const { user } = show();
  await user.click(choice('Not going'));
  expect(screen.queryByText('How many of you?')).toBeNull();
  await user.click(button('Send: not going'));
  expect(patch).toHaveBeenCalledWith('/api/invites/secret', { attending: false, name: null, for_dates });
});

test('an answer is shown, and the form to change it starts from it', async () => {
  const { user, refreshed } = show(true, family);
  expect(screen.getByText('You’re going, Priya')).toBeVisible();
  expect(screen.getByText('Priya, Kim (child) and Rex (dog) · Caravan')).toBeVisible();
  await user.click(button('Change answer'));
  expect(choice('Going')).toBeChecked();
  expect(screen.getByLabelText('Name of child 1')).toHaveValue('Kim');
  expect(group('Adults').getByRole('status')).toHaveTextContent('1');
  await user.click(button('Fewer children'));
  await user.click(button('Remove caravan or trailer'));
  await user.click(button('Save'));
  expect(patch).toHaveBeenCalledWith('/api/invites/secret', {
    attending: true,
    for_dates,
    arrive_by: null,
    leave_by: null,
    name: 'Priya',
    crew: [family.crew[0], family.crew[2]],
    vehicles: [],
  });
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  refreshed(false, { ...family, crew: [], vehicles: [] });
  expect(await screen.findByText('Thanks, Priya. Maybe next time')).toHaveFocus();
});

test('renamed people and changed cars are sent with their ids, even after others are removed', async () => {
  const { user } = show(true, {
    name: 'Priya',
    crew: [
      { id: 'p1', name: 'Priya', age: 'adult' },
      { id: 'p2', name: 'Kim', age: 'child' },
      { id: 'p3', name: 'Bo', age: 'baby' },
      { id: 'p4', name: 'Rex', pet_type: 'Dog' },
    ],
    vehicles: [
      { id: 'v1', type: 'trailer', trailer_type: 'Caravan', description: null },
      { id: 'v2', type: 'car', make: 'Toyota', seats: 5 },
    ],
  });
  await user.click(button('Change answer'));
  await user.click(button('Fewer children'));
  await user.clear(screen.getByLabelText('Name of pet 1'));
  await user.type(screen.getByLabelText('Name of pet 1'), 'Max');
  await user.click(button('Remove caravan or trailer'));
  await user.clear(screen.getByLabelText('Make or a name'));
  await user.type(screen.getByLabelText('Make or a name'), 'Kia');
  await user.click(button('Save'));
  await waitFor(() => expect(patch).toHaveBeenCalledTimes(1));
  expect(patch.mock.calls[0]?.[1]).toMatchObject({
    crew: [
      { id: 'p1', name: 'Priya' },
      { id: 'p3', name: 'Bo' },
      { id: 'p4', name: 'Max' },
    ],
    vehicles: [{ id: 'v2', make: 'Kia' }],
  });
});

test.each([
  ['crew', 'How many of you?', false, []],
  ['diets', 'Your diet', true, ['diets']],
] as const)(
  'a link to the %s opens the form with the answer that stands, and scrolls no further than needed',
  async (edit, words, dietsOpen, parts) => {
    const scrolled: (string | undefined)[] = [];
    Element.prototype.scrollIntoView = function (this: HTMLElement) {
      scrolled.push(this.dataset.part);
    };
    show(true, family, false, {}, 'secret', edit);
    expect(screen.queryByText('You’re going, Priya')).toBeNull();
    expect(choice('Going')).toBeChecked();
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByLabelText('Your diet').closest('details')?.open).toBe(dietsOpen);
    expect(scrolled).toEqual(parts);
  },
);

test('the focus moves between the answer and the form that replaces it', async () => {
  const { user } = show(true, family);
  await user.click(button('Change answer'));
  expect(screen.getByRole('heading', { name: 'Easter' })).toBeVisible();
  expect(
    screen.getByRole('group', { name: 'Are you still coming?' }).closest('[tabindex="-1"]'),
  ).toHaveFocus();
  await user.click(button('Cancel'));
  expect(screen.getByText('You’re going, Priya')).toHaveFocus();
});

test('at most thirty can come along', async () => {
  const kids = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `Child ${index + 1}`, age: 'child' as const }));
  const { user } = show(true, { ...family, crew: [{ name: 'Priya', age: 'adult' }, ...kids(28)] });
  await user.click(button('Change answer'));
  await user.click(button('More children'));
  for (const kind of ['adults', 'children', 'pets'])
    expect(button(`More ${kind}`)).toHaveAttribute('aria-disabled', 'true');
});

test('a guest who is going can open the trip and the calendar; one who isn’t can only change the answer', () => {
  show(true, family);
  expect(screen.getByRole('heading', { name: 'You’re going, Priya' })).toBeVisible();
  expect(screen.getByText('2 people. Mia knows.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the trip' })).toHaveAttribute('href', '/trip/7');
  expect(screen.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
  cleanup();
  show(false, family);
  expect(screen.getByRole('heading', { name: 'Thanks, Priya. Maybe next time' })).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getAllByRole('button').map((each) => each.textContent)).toEqual(['Change answer']);
});

test('before an answer, and while it is changed, sending is the only prominent button', async () => {
  const { user } = show(true, family);
  await user.click(button('Change answer'));
  expect(screen.queryByRole('link', { name: 'Open the trip' })).toBeNull();
  cleanup();
  show();
  expect(screen.queryByRole('link', { name: 'Open the trip' })).toBeNull();
});

test('Cancel keeps the earlier answer', async () => {
  const { user } = show(true, family);
  await user.click(button('Change answer'));
  await user.click(choice('Not going'));
  await user.click(button('Cancel'));
  expect(patch).not.toHaveBeenCalled();
  expect(screen.getByText('You’re going, Priya')).toBeVisible();
});

test.each([
  [new ApiError(0, undefined), 'Failed to save your answer. Please try again.'],
  [new ApiError(409, 'This trip was called off.'), 'This trip was called off.'],
])('a refused answer says why and keeps what was typed', async (error, words) => {
  const { user } = show();
  await user.click(choice('Going'));
  await user.type(screen.getByLabelText('Your name'), 'Priya');
  await user.click(button('More babies'));
  await user.type(screen.getByLabelText('Name of baby 1'), 'Bo');
  patch.mockRejectedValueOnce(error);
  await user.click(button(/^Send: /));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByLabelText('Name of baby 1')).toHaveValue('Bo');
  patch.mockRejectedValueOnce(new ApiError(400, 'No.', { 'crew.1.name': 'Name is required' }));
  await user.click(button(/^Send: /));
  await waitFor(() => expect(screen.getByLabelText('Name of baby 1')).toHaveFocus());
});

test('without reception the answer waits on the page and is sent when reception is back', async () => {
  const { user } = show();
  await user.click(choice('Not going'));
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  patch.mockRejectedValueOnce(new ApiError(0, undefined));
  await user.click(button('Send: not going'));
  expect(await screen.findByText('Kept on this phone, sent when you’re back online.')).toBeVisible();
  online.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  expect(patch).toHaveBeenCalledTimes(2);
  expect(screen.queryByText(/^Kept on this phone/)).toBeNull();
});

test('after a change of the trip one tap confirms Going', async () => {
  const { user } = show(true, family, true);
  expect(screen.getByText('Are you still going, Priya?')).toBeVisible();
  await user.click(button('Still going'));
  expect(patch).toHaveBeenCalledWith('/api/invites/secret', { attending: true, for_dates });
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
});

test('a car added after a failed try shows no errors before the next try', async () => {
  const { user } = show();
  await user.click(choice('Going'));
  await user.click(button(/^Send: /));
  await waitFor(() => expect(screen.getByLabelText('Your name')).toBeInvalid());
  await user.click(button('Car'));
  await user.type(screen.getByLabelText(/Model/), 'Prado');
  expect(screen.getByLabelText('Make or a name')).toBeValid();
  expect(screen.queryByText('Please enter the make or a name for the car.')).toBeNull();
  await user.type(screen.getByLabelText('Your name'), 'Priya');
  await user.click(button(/^Send: /));
  await waitFor(() => expect(screen.getByLabelText('Make or a name')).toBeInvalid());
});

describe('an unsent draft', () => {
  const typeName = async () => {
    const { user } = show();
    await user.click(choice('Going'));
    await user.type(screen.getByLabelText('Your name'), 'Priya');
    await user.click(button('More children'));
    await user.type(screen.getByLabelText('Name of child 1'), 'Kim');
    return user;
  };
  const keptHere = () => JSON.stringify({ ...sessionStorage });

  test('is restored when the page is reloaded', async () => {
    await typeName();
    cleanup();
    show();
    expect(await screen.findByLabelText('Your name')).toHaveValue('Priya');
    expect(choice('Going')).toBeChecked();
    expect(screen.getByLabelText('Name of child 1')).toHaveValue('Kim');
  });

  test('keeps the answer that was chosen last, and shows and sends that one', async () => {
    const { user } = show(true, family);
    await user.click(button('Change answer'));
    await user.click(choice('Not going'));
    cleanup();
    const again = show(true, family).user;
    await again.click(button('Change answer'));
    expect(choice('Not going')).toBeChecked();
    expect(screen.queryByText('How many of you?')).toBeNull();
    await again.click(button(/^Send: /));
    await waitFor(() => expect(patch).toHaveBeenCalledTimes(1));
    expect(patch.mock.calls[0]?.[1]).toMatchObject({ attending: false });
  });

  test('is deleted once it is sent', async () => {
    const user = await typeName();
    expect(keptHere()).toContain('Priya');
    await user.click(button(/^Send: /));
    await waitFor(() => expect(refresh).toHaveBeenCalled());
    expect(sessionStorage).toHaveLength(0);
  });

  test('is deleted when the guest cancels the change', async () => {
    const { user } = show(true, family);
    await user.click(button('Change answer'));
    await user.type(screen.getByLabelText('Your name'), ' Nair');
    expect(keptHere()).toContain('Priya Nair');
    await user.click(button('Cancel'));
    expect(sessionStorage).toHaveLength(0);
  });

  test('belongs to its own invitation, and is not shown to an account that logs in here', async () => {
    await typeName();
    cleanup();
    show(null, null, false, {}, 'another');
    expect(screen.queryByLabelText('Your name')).toBeNull();
    render(<DraftOwner id="tom">{null}</DraftOwner>);
    expect(sessionStorage).toHaveLength(0);
  });
});

test('a guest who has answered sees again what doesn’t suit the campsite, unless everything does', async () => {
  const guest = { name: 'Priya', crew: [{ name: 'Priya', age: 'adult' }], vehicles: [] } as unknown as Guest;
  const corolla = { type: 'car', make: 'Toyota', model: 'Corolla', drivetrain: '2 Wheel Drive', seats: 5 };
  const withCar = { ...guest, vehicles: [corolla] } as unknown as Guest;
  const { refreshed } = show(true, withCar, false, { access: '4 Wheel Drive' });
  expect(await screen.findByText('Your car: this site is 4WD only')).toBeVisible();
  expect(screen.queryByText('You can still say you’re going.')).toBeNull();
  refreshed(false, null);
  expect(screen.queryByText(/4WD only/)).toBeNull();
});

import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';
import { wayIn } from '@/tests/factories/fit';
import { camper, car, caravan, household } from '@/tests/factories/households';
import { tintOf } from '../household-face';
import { CarsBoard } from './cars-board';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const put = jest.spyOn(api, 'put');
beforeEach(() => {
  jest.clearAllMocks();
  put.mockResolvedValue({});
});

const households = [
  household(
    'Grace',
    [camper('Grace'), camper('Ivy', 'child')],
    [car('d-max', { model: 'D-Max', can_tow: true })],
  ),
  household('Pat', [camper('Pat')], [car('ute', { model: 'Ute', seats: 2, description: 'Roof racks' })]),
  household('Sam', [camper('Sam'), camper('Jas'), camper('Anaya', 'child')], [caravan('caravan')]),
];
const seats = { Grace: 'd-max', Ivy: 'd-max', Pat: 'ute' };

function open(changes: Partial<Parameters<typeof CarsBoard>[0]> = {}) {
  const user = userEvent.setup();
  const seating = { seats, tows: {} };
  render(
    <CarsBoard
      tripId="1"
      dates={{ start_date: '2027-01-23', end_date: '2027-01-26' }}
      ownId={null}
      households={households}
      tints={{ Sam: 2 }}
      seating={seating}
      towing={[]}
      mine="all"
      access={null}
      question={null}
      lifts={[]}
      lift={null}
      meeting={null}
      channel={null}
      closed={false}
      {...changes}
    />,
    { wrapper: ToastProvider },
  );
  return user;
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const region = (name: string | RegExp) => screen.getByRole('region', { name });
const here = (name: string) => within(region(name)).queryByRole('button', { name: /^Sit here/ });
const said = () => screen.getByRole('status').textContent;
const seated = (person_id: string, ride_id: string | null) => ['/api/trips/1/seats', { person_id, ride_id }];

test('people without a seat stand first, and each car shows what it is and its free seats in one row', () => {
  open();
  const plane = region('Three people need a seat');
  expect(plane).toHaveTextContent('Four seats are free, if the campsite says yes.');
  expect(plane.querySelector('.household-face')).toHaveClass(tintOf(2) ?? '');
  expect(plane).toHaveTextContent('Sam, Jas and AnayaNo carSam’s caravanNo car tows it');
  const dMax = region('Grace’s D-Max');
  expect(dMax).toHaveTextContent('White Toyota, 2WD · Sat');
  expect(dMax).toHaveTextContent('Grace and IvyGrace drives');
  expect(dMax).toHaveTextContent('3 free seats');
  expect(region('Pat’s Ute')).toHaveTextContent('Roof racks');
});

test('a member rides in the offered car with one tap; without an offer, a link leads to a car with room', async () => {
  const lift = {
    ride_id: 'd-max',
    owner: 'Grace',
    label: 'Ride with Grace',
    text: 'Grace has 3 free seats.',
  };
  const user = open({ mine: 'Sam', ownId: 'Sam', lift });
  const plane = region('You need three seats');
  expect(plane).toHaveTextContent('Grace has 3 free seats.');
  await user.click(button('Ride with Grace'));
  expect(put.mock.calls).toEqual(['Sam', 'Jas', 'Anaya'].map((name) => seated(name, 'd-max')));
  cleanup();
  open({ mine: 'Sam', ownId: 'Sam' });
  expect(screen.getByRole('link', { name: 'See who has room' })).toHaveAttribute('href', '#car-d-max');
});

test('who needs a lift between stops is told, with why and who has room', () => {
  const text = 'Blowering: Pat needs a lift from stop 1';
  const why = 'Pat’s Ute can’t reach the site.';
  open({ lifts: [{ id: 'seats:lift@b', level: 'problem', text, why, remedy: 'Grace has 3 free seats.' }] });
  expect(screen.getByText(text).closest('li')).toHaveTextContent(
    `Problem: ${text}${why} Grace has 3 free seats.`,
  );
});

test('the reader’s own car has one name on its card and in the convoy', () => {
  open({ households: convoyOf('lead', 'tail'), mine: 'none', ownId: 'Pat' });
  expect(region('Your Ute')).toBeVisible();
  expect(region('Convoy')).toHaveTextContent('Grace’s D-Max leads, your Ute comes last');
});

const uuid = (end: number) => `0190b0b0-0000-7000-8000-00000000000${end}`;
const convoyOf = (first: 'lead' | null, second: 'tail' | null) => [
  household('Grace', [camper('Grace')], [car(uuid(1), { model: 'D-Max', convoy: first })]),
  household('Pat', [camper('Pat')], [car(uuid(2), { model: 'Ute', convoy: second })]),
];

test('an organiser chooses which car leads the convoy and which comes last; one car can’t do both', async () => {
  const user = open({
    households: convoyOf('lead', null),
    meeting: { title: 'Meet at 2 pm', where: 'The pub' },
    channel: 12,
  });
  expect(region('Convoy')).toHaveTextContent('Meet at 2 pmThe pubUHF 12 · Grace’s D-Max leads');
  await user.click(button('Change who leads and who comes last'));
  const last = await screen.findByLabelText('Comes last');
  await user.selectOptions(last, 'Grace’s D-Max');
  await user.click(button('Save'));
  expect(await screen.findByText('Please choose another car: that one leads.')).toBeVisible();
  await user.selectOptions(last, 'Pat’s Ute');
  await user.click(button('Save'));
  await waitFor(() =>
    expect(put).toHaveBeenLastCalledWith('/api/trips/1/convoy', { lead: uuid(1), tail: uuid(2) }),
  );
});

test('others read who leads; a convoy of one car, or without any details, is not shown', () => {
  open({ households: convoyOf('lead', 'tail'), mine: 'none' });
  expect(region('Convoy')).toHaveTextContent(/^Grace’s D-Max leads, Pat’s Ute comes last$/);
  cleanup();
  open({ households: convoyOf(null, null), mine: 'none' });
  expect(screen.queryByRole('region', { name: 'Convoy' })).toBeNull();
  cleanup();
  open({ households: convoyOf('lead', null).slice(0, 1), meeting: { title: 'Meet at 2 pm', where: '' } });
  expect(screen.queryByRole('region', { name: 'Convoy' })).toBeNull();
});

test('a tap picks a household, a tap on a car seats it, and each change is saved', async () => {
  const user = open();
  await user.click(button(/^Sam, Jas and Anaya/));
  expect(button(/^Sam, Jas and Anaya/)).toHaveAttribute('aria-pressed', 'true');
  expect(region(/need a seat/)).toHaveTextContent('Now tap a car with room.');
  expect(here('Pat’s Ute')).toBeNull();
  await user.click(here('Grace’s D-Max') as HTMLElement);
  expect(put.mock.calls).toEqual(['Sam', 'Jas', 'Anaya'].map((name) => seated(name, 'd-max')));
  expect(said()).toBe('Sam, Jas and Anaya are in Grace’s D-Max now.');
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
});

test('a free seat offers those who wait, each alone where not all of them fit', async () => {
  const user = open();
  await user.click(button('Put someone in Pat’s Ute'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Who rides in Pat’s Ute?' }));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Sam',
    'Jas',
    'Anaya',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Jas' }));
  expect(put.mock.calls).toEqual([seated('Jas', 'ute')]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a picked household shows its people, of whom one fits a smaller car, and the focus follows', async () => {
  let respond = (_: object) => {};
  put.mockReturnValue(new Promise((resolve) => (respond = resolve)));
  const user = open();
  await user.click(button(/^Sam, Jas and Anaya/));
  for (const name of ['Sam', 'Anaya']) await user.click(button(name));
  expect(button('Sam')).toHaveAttribute('aria-pressed', 'false');
  await user.click(here('Pat’s Ute') as HTMLElement);
  // The page shows the change before the server has responded.
  expect(within(region('Pat’s Ute')).getByRole('button', { name: /^Jas/ })).toHaveFocus();
  expect(region('Two people need a seat')).toBeVisible();
  await act(async () => respond({}));
  expect(put.mock.calls).toEqual([seated('Jas', 'ute')]);
});

test('people who are too many for every car say so, and one of them is taken out of a car', async () => {
  const user = open();
  await user.click(button(/^Grace and Ivy/));
  expect(region('Grace’s D-Max')).toHaveTextContent('No other car has room for all of them.');
  await user.click(button('Grace'));
  await user.click(button('Take out Ivy'));
  expect(put.mock.calls).toEqual([seated('Ivy', null)]);
});

test('by keyboard a household is picked up, moved past cars without room, and dropped; each step is announced', async () => {
  const user = open();
  button('Move Sam, Jas and Anaya').focus();
  await user.keyboard('{Enter}');
  expect(said()).toBe('Sam, Jas and Anaya are picked up. Arrow keys move, Enter drops, Escape returns.');
  await user.keyboard('{ArrowDown}');
  expect(said()).toBe('Grace’s D-Max, 3 seats free');
  expect(region('Grace’s D-Max')).toHaveAttribute('data-target');
  await user.keyboard('{ArrowRight}');
  expect(said()).toBe('Back where Sam, Jas and Anaya were.');
  await user.keyboard('{ArrowLeft}{Enter}');
  expect(put.mock.calls).toEqual(['Sam', 'Jas', 'Anaya'].map((name) => seated(name, 'd-max')));
  expect(said()).toBe('Sam, Jas and Anaya are in Grace’s D-Max now.');
});

test('Escape and leaving the handle return the people whom the keyboard holds', async () => {
  const user = open();
  button('Move Pat').focus();
  await user.keyboard('{Enter}{ArrowDown}{Escape}');
  expect(said()).toBe('Pat stays where they were.');
  await user.keyboard(' {ArrowDown}{Tab}');
  expect(said()).toBe('Pat stays where they were.');
  await user.keyboard('{Shift>}{Tab}{/Shift}{ArrowDown}');
  expect(region('Grace’s D-Max')).not.toHaveAttribute('data-target');
  expect(put).not.toHaveBeenCalled();
});

test('a drag onto a car gives a seat there, and a drag onto a full car does not', async () => {
  const user = open({ seating: { seats: { ...seats, Sam: 'ute' }, tows: {} } });
  const drag = async (name: string, onto: string) => {
    document.elementFromPoint = () => region(onto);
    fireEvent(button(`Move ${name}`), pointer('pointerdown', 0));
    // The code for dragging is loaded on demand.
    await act(() => import('../drag'));
    act(() => void fireEvent(window, pointer('pointermove', 40)));
    act(() => void fireEvent(window, pointer('pointerup', 40)));
    await user.pointer([]);
  };
  await drag('Jas and Anaya', 'Pat’s Ute');
  expect(said()).toBe('Pat’s Ute is full.');
  expect(put).not.toHaveBeenCalled();
  await drag('Jas and Anaya', 'Grace’s D-Max');
  expect(put.mock.calls).toEqual([seated('Jas', 'd-max'), seated('Anaya', 'd-max')]);
});

const pointer = (type: string, clientX: number) =>
  Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY: 200, button: 0 }), { pointerId: 1 });

test('a trailer is hitched to a car that can tow and unhitched again', async () => {
  const user = open();
  await user.click(button(/^Sam’s caravan/));
  expect(region(/need a seat/)).toHaveTextContent('Choose a car that can tow it.');
  expect(within(region('Pat’s Ute')).queryByRole('button', { name: /^Tow it/ })).toBeNull();
  await user.click(button('Tow it with Grace’s D-Max'));
  expect(put.mock.calls).toEqual([['/api/trips/1/tows', { ride_id: 'caravan', car_id: 'd-max' }]]);
});

test('a car lists what it tows, with the button that unhitches it', async () => {
  const user = open({ seating: { seats, tows: { caravan: 'd-max' } } });
  expect(region('Grace’s D-Max')).toHaveTextContent('Tows Sam’s caravan');
  await user.click(button('Unhitch Sam’s caravan'));
  expect(put.mock.calls).toEqual([['/api/trips/1/tows', { ride_id: 'caravan', car_id: null }]]);
});

test('a reader who doesn’t organise moves only their own household, and has no plane once it sits', () => {
  open({ mine: 'Sam', ownId: 'Sam' });
  expect(screen.queryByRole('button', { name: /^(Move )?Grace/ })).toBeNull();
  expect(button('Move Sam, Jas and Anaya')).toBeVisible();
  expect(region('You need three seats')).toHaveTextContent('You, Jas and Anaya');
  expect(button(/^Sit here ?, in Grace’s D-Max/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Suggest seats' })).toBeNull();
  cleanup();
  open({ mine: 'Pat', ownId: 'Pat' });
  expect(screen.queryByRole('region', { name: /seat/ })).toBeNull();
});

test('a trip that is over or called off has no buttons', () => {
  open({ mine: null, closed: true });
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.queryByRole('region', { name: /seat/ })).toBeNull();
});

test.each([
  ['a refusal', 'the page shows how it is', new ApiError(409, 'Grace’s D-Max is full.'), 1],
  // Without network a refresh would lose the page.
  ['a lost connection', 'the page stays', new ApiError(0, undefined), 0],
])('%s is shown, and %s', async (_what, _then, failure, refreshed) => {
  put.mockRejectedValue(failure);
  const user = open();
  await user.click(button(/^Sam, Jas and Anaya/));
  await user.click(here('Grace’s D-Max') as HTMLElement);
  const words = failure.serverText ?? 'That could not be saved. Please try again.';
  expect(await screen.findByText(words)).toBeVisible();
  expect(put).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(region('Three people need a seat')).toBeVisible());
  expect(screen.queryByText(/now\.$/)).toBeNull();
  expect(refresh).toHaveBeenCalledTimes(refreshed);
});

const counts = { drivetrain: '4 Wheel Drive' } as const;
const gate = { model: 'CX-5', parks_at: 'the top gate' };
const olivia = household('Olivia', [camper('Olivia')], [car('prado', { model: 'Prado', ...counts })]);
const tess = household('Tess', [camper('Tess'), camper('Leo', 'toddler')], [car('cx-5', gate)]);
const rough = {
  households: [olivia, tess],
  seating: { seats: { Olivia: 'prado', Tess: 'cx-5' }, tows: {} },
  access: wayIn('4 Wheel Drive'),
};

test('a car that stops on the way stands in a group of its own, with what its people still need', () => {
  open({ ...rough, seating: { seats: {}, tows: {} } });
  const stops = within(region('To the top gate'));
  expect(stops.getByRole('region', { name: 'Tess’s CX-5' })).toHaveTextContent('3 free');
  expect(stops.getByText(/need a seat from the top gate$/)).toHaveClass('text-ochre');
  expect(stops.queryByRole('button', { name: /^(Put someone in|Move)/ })).toBeNull();
  const plane = region('Two people need a seat');
  expect(plane).toHaveTextContent('Four seats are free past the top gate.');
  expect(plane).toHaveTextContent('CX-5 stops at the top gate');
  expect(within(region('All the way in')).getByRole('region', { name: 'Olivia’s Prado' })).toBeVisible();
});

test('without a car that gets there, the page leads to where one asks for it', () => {
  open({ ...rough, households: [tess] });
  expect(region('2 people and no 4WD')).toHaveTextContent('The way in needs one.');
  expect(screen.getByRole('link', { name: 'Ask who has a 4WD' })).toHaveAttribute('href', '/trip/1/notices');
});

test('cars that need a question form a group of their own, and the campsite’s answer has Undo', async () => {
  const asked = { yes: 'a 2WD gets in', no: 'a 2WD can’t get in' };
  const question = { key: 'access:2WD', question: 'Does a 2WD get in?', asked, noted: null };
  put.mockResolvedValue({ finding: { noted: null } });
  const user = open({ ...rough, access: null, question });
  expect(region('Ask first')).toBeVisible();
  await user.click(button('They said yes: Does a 2WD get in?'));
  expect(put).toHaveBeenLastCalledWith('/api/trips/1/fit/access%3A2WD', { answer: 'yes' });
  expect(await screen.findByText(/^Yes, a 2WD gets in/)).toBeVisible();
  expect(said()).toBe('Saved: Does a 2WD get in?');
  expect(refresh).toHaveBeenCalledTimes(1);
  await user.click(button('Undo: Does a 2WD get in?'));
  expect(put).toHaveBeenLastCalledWith('/api/trips/1/fit/access%3A2WD', { note: null });
  cleanup();
  open({ ...rough, access: null, question, mine: 'Tess' });
  expect(region('Ask first')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^They said/ })).toBeNull();
});

test('taken seats have the colour of their household', () => {
  open({ ...rough, tints: { Olivia: 1 } });
  const squares = [...region('Olivia’s Prado').querySelectorAll('i')];
  const tint = tintOf(1) ?? '';
  expect(squares.map(({ className }) => className.includes(tint))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('nobody is seated in a car that doesn’t count: not by tap, keyboard or drag', async () => {
  const user = open({ ...rough, seating: { seats: {}, tows: {} } });
  await user.click(button(/^Tess and Leo/));
  expect(here('Olivia’s Prado')).toBeVisible();
  expect(here('Tess’s CX-5')).toBeNull();
  button('Move Tess and Leo').focus();
  await user.keyboard('{Enter}{ArrowDown}');
  expect(said()).toBe('Olivia’s Prado, 4 seats free');
  await user.keyboard('{ArrowDown}');
  expect(said()).toBe('Back where Tess and Leo were.');
  expect(region('Tess’s CX-5').closest('[data-column]')).toBeNull();
});

test('an organiser says that a car can get there, and takes that back', async () => {
  const user = open(rough);
  await user.click(button('Tess’s CX-5 can make it in'));
  await user.click(button('It can get there Tess’s CX-5'));
  expect(put).toHaveBeenLastCalledWith('/api/trips/1/cars/cx-5', { anyway: true });
  cleanup();
  const counted = { ...tess, vehicles: [car('cx-5', { ...gate, anyway: true })] };
  const again = open({ ...rough, households: [olivia, counted] });
  expect(screen.queryByRole('region', { name: /^To the/ })).toBeNull();
  expect(region('Tess’s CX-5')).toHaveTextContent('An organiser says it can get there');
  await again.click(button('It can’t get there Tess’s CX-5'));
  expect(put).toHaveBeenLastCalledWith('/api/trips/1/cars/cx-5', { anyway: false });
});

test('an organiser names where a car parks; others can’t', async () => {
  const user = open(rough);
  await user.click(button('Tess’s CX-5 can make it in'));
  await user.click(button('Where it parks Tess’s CX-5'));
  const place = await screen.findByRole('textbox', { name: /^Place/ });
  await user.clear(place);
  await user.type(place, 'Brindabella Road');
  await user.click(button('Save'));
  await waitFor(() =>
    expect(put).toHaveBeenLastCalledWith('/api/trips/1/cars/cx-5', { parks_at: 'Brindabella Road' }),
  );
  cleanup();
  open({ ...rough, mine: 'Tess' });
  expect(screen.queryByRole('button', { name: /make it in/ })).toBeNull();
  cleanup();
  const lost = household('Tess', [camper('Tess')], [car('cx-5', { model: 'CX-5' })]);
  const again = open({ ...rough, households: [olivia, lost] });
  await again.click(button('Say where Tess’s CX-5 parks'));
  expect(await screen.findByRole('textbox', { name: /^Place/ })).toHaveValue('');
  expect(button('It can get there Tess’s CX-5')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /make it in/ })).toBeNull();
});

test('a car with only children says so', () => {
  const bus = household(
    'Bea',
    [camper('Kid', 'child'), camper('Bea')],
    [car('bus', { model: 'Bus', seats: 12 })],
  );
  open({ households: [bus], seating: { seats: { Kid: 'bus', Bea: null }, tows: {} } });
  expect(region('Bea’s Bus')).toHaveTextContent('No adult in this car yet');
  expect(region('Bea’s Bus')).toHaveTextContent('11 free seats');
  expect(region('Bea needs a seat')).toBeVisible();
});

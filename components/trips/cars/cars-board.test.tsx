import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';
import { wayIn } from '@/tests/factories/fit';
import { camper, car, caravan, household } from '@/tests/factories/households';
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
      mine="all"
      access={null}
      question={null}
      meeting={null}
      closed={false}
      {...changes}
    />,
    { wrapper: ToastProvider },
  );
  return user;
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const region = (name: string | RegExp) => screen.getByRole('region', { name });
const here = (name: string) => within(region(name)).queryAllByRole('button', { name: /^Sit here/ });
const said = () => screen.getByRole('status').textContent;
const seated = (person_id: string, ride_id: string | null) => ['/api/trips/1/seats', { person_id, ride_id }];

test('people without a seat stand first, and each car shows what it is and its free seats', () => {
  open();
  expect(region('3 people without a seat')).toHaveTextContent('Tap somebody, then a free seat.');
  expect(region('3 people without a seat')).toHaveTextContent('AnayachildSam’s caravan');
  expect(button('Jas').querySelector('.household-face')).toHaveClass('bg-tint-3');
  const dMax = region('Grace’s D-Max');
  expect(dMax).toHaveTextContent('White Toyota · 2WD2 of 5 seats');
  expect(within(dMax).getByRole('button', { name: 'Grace drives' })).toBeVisible();
  expect(within(dMax).getAllByText('Free seat')).toHaveLength(3);
  expect(dMax).toHaveTextContent('Can tow');
  expect(region('Pat’s Ute')).toHaveTextContent('Roof racks');
});

const uuid = (end: number) => `0190b0b0-0000-7000-8000-00000000000${end}`;
const convoyOf = (first: 'lead' | null, second: 'tail' | null) => [
  household('Grace', [camper('Grace')], [car(uuid(1), { model: 'D-Max', convoy: first })]),
  household('Pat', [camper('Pat')], [car(uuid(2), { model: 'Ute', convoy: second })]),
];

test('an organiser chooses which car leads the convoy and which comes last; one car can’t do both', async () => {
  const user = open({ households: convoyOf('lead', null), meeting: 'Meet at 2 pm · UHF channel 12' });
  expect(region('Convoy')).toHaveTextContent('Grace’s D-Max leadsMeet at 2 pm · UHF channel 12');
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
  open({ households: convoyOf('lead', null).slice(0, 1), meeting: 'Meet at 2 pm' });
  expect(screen.queryByRole('region', { name: 'Convoy' })).toBeNull();
});

test('a tap picks a household, a tap on a car seats it, and each change is saved', async () => {
  const user = open();
  await user.click(button('Jas'));
  expect(['Sam', 'Jas', 'Anaya child'].map((name) => button(name).getAttribute('aria-pressed'))).toEqual([
    'true',
    'true',
    'true',
  ]);
  expect(region(/without/)).toHaveTextContent('Sam, Jas and Anaya are picked. Tap their seats.');
  expect([here('Grace’s D-Max').length, here('Pat’s Ute').length]).toEqual([3, 0]);
  await user.click(here('Grace’s D-Max')[1] as HTMLElement);
  expect(put.mock.calls).toEqual(['Sam', 'Jas', 'Anaya'].map((name) => seated(name, 'd-max')));
  expect(said()).toBe('Sam, Jas and Anaya are in Grace’s D-Max now.');
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
});

test('a second tap picks one person, who then fits a smaller car, and the focus follows', async () => {
  let respond = (_: object) => {};
  put.mockReturnValue(new Promise((resolve) => (respond = resolve)));
  const user = open();
  await user.click(button('Jas'));
  await user.click(button('Jas'));
  expect(button('Sam')).toHaveAttribute('aria-pressed', 'false');
  await user.click(here('Pat’s Ute')[0] as HTMLElement);
  // The page shows the change before the server has responded.
  expect(within(region('Pat’s Ute')).getByRole('button', { name: 'Jas' })).toHaveFocus();
  expect(region('2 people without a seat')).toBeVisible();
  await act(async () => respond({}));
  expect(put.mock.calls).toEqual([seated('Jas', 'ute')]);
});

test('a tap on a passenger and one on No seat take the seat away', async () => {
  const user = open();
  await user.click(button('Ivy child'));
  await user.click(button('No seat for Ivy'));
  expect(put.mock.calls).toEqual([seated('Ivy', null)]);
});

test('by keyboard a person is picked up, moved past full cars, and dropped; each step is announced', async () => {
  const user = open({ seating: { seats: { ...seats, Sam: 'ute' }, tows: {} } });
  button('Move Jas').focus();
  await user.keyboard('{Enter}');
  expect(said()).toBe('Jas is picked up. Arrow keys move, Enter drops, Escape returns.');
  await user.keyboard('{ArrowDown}');
  expect(said()).toBe('Grace’s D-Max, 3 seats free');
  expect(region('Grace’s D-Max')).toHaveAttribute('data-target');
  await user.keyboard('{ArrowRight}');
  expect(said()).toBe('Back where Jas was.');
  await user.keyboard('{ArrowLeft}{Enter}');
  expect(put.mock.calls).toEqual([seated('Jas', 'd-max')]);
  expect(said()).toBe('Jas is in Grace’s D-Max now.');
});

test('Escape and leaving the handle return the person whom the keyboard holds', async () => {
  const user = open();
  button('Move Jas').focus();
  await user.keyboard('{Enter}{ArrowDown}{Escape}');
  expect(said()).toBe('Jas stays where they were.');
  await user.keyboard(' {ArrowDown}{Tab}');
  expect(said()).toBe('Jas stays where they were.');
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
  await drag('Jas', 'Pat’s Ute');
  expect(said()).toBe('Pat’s Ute is full.');
  expect(put).not.toHaveBeenCalled();
  await drag('Jas', 'Grace’s D-Max');
  expect(put.mock.calls).toEqual([seated('Jas', 'd-max')]);
});

const pointer = (type: string, clientX: number) =>
  Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY: 200, button: 0 }), { pointerId: 1 });

test('a trailer is hitched to a car that can tow and unhitched again', async () => {
  const user = open();
  await user.click(button(/^Sam’s caravan/));
  expect(region(/without/)).toHaveTextContent('Choose a car that can tow it.');
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

test('a reader who doesn’t organise moves only their own household', () => {
  open({ mine: 'Sam' });
  expect(screen.queryByRole('button', { name: 'Move Grace' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Grace drives' })).toBeNull();
  expect(button('Move Sam')).toBeVisible();
  expect(region(/without/)).toHaveTextContent('Tap somebody');
});

test('a trip that is over or called off has no buttons', () => {
  open({ mine: null, closed: true });
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(region('3 people without a seat')).toHaveTextContent('Nothing can be changed any more.');
});

test.each([
  ['a refusal', 'the page shows how it is', new ApiError(409, 'Grace’s D-Max is full.'), 1],
  // Without network a refresh would lose the page.
  ['a lost connection', 'the page stays', new ApiError(0, undefined), 0],
])('%s is shown, and %s', async (_what, _then, failure, refreshed) => {
  put.mockRejectedValue(failure);
  const user = open();
  await user.click(button('Jas'));
  await user.click(here('Grace’s D-Max')[0] as HTMLElement);
  const words = failure.serverText ?? 'That could not be saved. Please try again.';
  expect(await screen.findByText(words)).toBeVisible();
  expect(put).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(region('3 people without a seat')).toBeVisible());
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

test('a car that can’t reach the site stands apart without people, and says where it parks', () => {
  open(rough);
  const apart = region('Can’t reach the site');
  expect(apart).toHaveTextContent('seats not counted');
  expect(within(apart).getByRole('region', { name: 'Tess’s CX-5' })).toHaveTextContent(
    'Parks at the top gateTess and Leo need a seat from there',
  );
  expect(region('2 people without a seat')).toHaveTextContent('4 seats are free in cars that get there.');
  expect(region('2 people without a seat')).toHaveTextContent('Leoneeds a child seat');
  expect(screen.getByRole('heading', { name: 'Gets there' })).toBeVisible();
});

test('of the free seats, those in cars that need a question are named', () => {
  const linh = household('Linh', [camper('Linh')], [car('outback', { drivetrain: 'All Wheel Drive' })]);
  const seats = { Olivia: 'prado', Linh: 'outback' };
  open({ ...rough, households: [olivia, tess, linh], seating: { seats, tows: {} } });
  expect(region('2 people without a seat')).toHaveTextContent(
    '8 seats are free in cars that get there, 4 of them if the campsite says yes.',
  );
});

test('cars that need a question form a group of their own, with the organiser’s answer', async () => {
  const question = { key: 'access:2WD', text: 'Ask about the way in', asked: { yes: 'yes', no: 'no' } };
  open({ ...rough, access: null, question });
  expect(screen.getByRole('heading', { name: 'Should get there' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Nobody has said if a 2WD gets there' })).toBeVisible();
  expect(button('We asked: Ask about the way in')).toBeVisible();
  cleanup();
  const outback = { ...tess, vehicles: [car('outback', { drivetrain: 'All Wheel Drive' })] };
  open({ ...rough, households: [olivia, outback], question, mine: 'Tess' });
  expect(screen.getByRole('heading', { name: 'Ask first' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^We asked/ })).toBeNull();
});

test('taken seats have the colour of their household', () => {
  open({ ...rough, tints: { Olivia: 1 } });
  const squares = region('Olivia’s Prado').querySelectorAll('.seat-count i');
  expect([...squares].map(({ className }) => className)).toEqual(['bg-sky-soft text-sky', '', '', '', '']);
});

test('nobody is seated in a car that doesn’t count: not by tap, keyboard or drag', async () => {
  const user = open(rough);
  await user.click(button('Tess'));
  expect(screen.getAllByRole('button', { name: /^Sit here/ })).toHaveLength(4);
  expect(within(region('Tess’s CX-5')).queryByRole('button', { name: /^Sit here/ })).toBeNull();
  button('Move Tess').focus();
  await user.keyboard('{Enter}{ArrowDown}');
  expect(said()).toBe('Olivia’s Prado, 4 seats free');
  await user.keyboard('{ArrowDown}');
  expect(said()).toBe('Back where Tess was.');
  expect(region('Tess’s CX-5').closest('[data-column]')).toBeNull();
});

test('an organiser counts a car anyway, and undoes that', async () => {
  const user = open(rough);
  await user.click(button('Count it anyway Tess’s CX-5'));
  expect(put).toHaveBeenLastCalledWith('/api/trips/1/cars/cx-5', { anyway: true });
  cleanup();
  const counted = { ...tess, vehicles: [car('cx-5', { ...gate, anyway: true })] };
  const again = open({ ...rough, households: [olivia, counted] });
  expect(screen.queryByText('Can’t reach the site')).toBeNull();
  expect(region('Tess’s CX-5')).toHaveTextContent('2WD: counted anyway');
  await again.click(button('Don’t count it Tess’s CX-5'));
  expect(put).toHaveBeenLastCalledWith('/api/trips/1/cars/cx-5', { anyway: false });
});

test('an organiser names where a car parks; others can’t', async () => {
  const user = open(rough);
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
  expect(screen.queryByRole('button', { name: /parks|anyway/ })).toBeNull();
});

test('a driver without a car of their own and a later arrival are remarked beside the name', () => {
  const late = { ...olivia, arrive_on: '2027-01-24' };
  const kids = household('Kids', [camper('Kid', 'child')], [car('van', { model: 'Van', ...counts })]);
  open({
    ...rough,
    households: [late, tess, kids],
    seating: { seats: { Olivia: 'prado', Tess: 'prado' }, tows: {} },
    ownId: 'Tess',
  });
  expect(region('Olivia’s Prado')).toHaveTextContent(/^Olivia’s Pradoarrives on Sunday/);
  expect(button(/^Tess there from the first day/)).toBeVisible();
  expect(screen.getByText('You ride with Olivia')).toBeVisible();
  expect(region('Nobody to drive')).toHaveTextContent('No adult of this household is going.');
});

test('a car with only children says so, and a bus sums up the rest of its seats', () => {
  const bus = household(
    'Bea',
    [camper('Kid', 'child'), camper('Bea')],
    [car('bus', { model: 'Bus', seats: 12 })],
  );
  open({ households: [bus], seating: { seats: { Kid: 'bus', Bea: null }, tows: {} } });
  expect(region('Bea’s Bus')).toHaveTextContent('No adult in this car yet');
  expect(within(region('Bea’s Bus')).getAllByText('Free seat')).toHaveLength(6);
  expect(region('Bea’s Bus')).toHaveTextContent('and 5 more');
  expect(region('1 person without a seat')).toBeVisible();
});

import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';
import type { GearLine } from '@/lib/trips/gear/schema';
import { GearNeeds, type GearNeedsProps } from './gear-needs';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const [put, patch, post] = [jest.spyOn(api, 'put'), jest.spyOn(api, 'patch'), jest.spyOn(api, 'post')];
beforeEach(() => {
  jest.clearAllMocks();
});

const line = (
  name: string,
  needed: number,
  by: Record<string, number> = {},
  more: Partial<GearLine> = {},
): GearLine => {
  const offered = Object.values(by).reduce((all, each) => all + each, 0);
  return {
    id: name,
    name,
    needed,
    offered,
    why: 'One for everybody.',
    from: 'rule',
    rule: name,
    unit: null,
    gap: Math.max(0, needed - offered),
    surplus: Math.max(0, offered - needed),
    struck: false,
    by_rule: { name, needed },
    by: Object.entries(by).map(([household_id, quantity]) => ({
      household_id,
      name: household_id,
      quantity,
      said: true,
    })),
    ...more,
  };
};

const lines = [
  line('Camp chairs', 19, { Pat: 6, Mia: 4, Linh: 2 }),
  line('Stoves', 4, { Pat: 3 }),
  line('Drinking water', 520, { Pat: 240 }, { unit: 'L' }),
  line('Tables', 3, { Pat: 1, Linh: 1, Sam: 1 }),
  line('Gazebos', 1, {}, { struck: true, gap: 0 }),
];

const props: GearNeedsProps = {
  lines,
  beyond: { short: 0, covered: 0, struck: 0 },
  owned: { 'Drinking water': 40 },
  shares: {},
  people: 20,
  nights: 3,
  own: 'Mia',
  path: '/api/trips/1/gear',
  names: { Mia: 'Mia', Pat: 'Pat', Linh: 'Linh', Sam: 'Sam' },
  closed: false,
  mayOffer: true,
  mayChange: false,
};

/** Mocks a save whose response is this line. The next refresh gives the page the same line. */
function saving(
  mock: typeof put | typeof patch,
  saved: GearLine,
  update: (props: Partial<GearNeedsProps>) => void,
) {
  mock.mockResolvedValueOnce({ line: saved });
  refresh.mockImplementationOnce(() => {
    server = server.map((each) => (each.id === saved.id ? saved : each));
    update({ lines: server });
  });
}
let server = lines;
beforeEach(() => {
  server = lines;
});

function open(changes: Partial<GearNeedsProps> = {}) {
  const user = userEvent.setup();
  const shown = render(<GearNeeds {...props} {...changes} />, { wrapper: ToastProvider });
  const update = (more: Partial<GearNeedsProps>) =>
    shown.rerender(<GearNeeds {...props} {...changes} {...more} />);
  return { user, update };
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const region = (name: string | RegExp) => screen.getByRole('region', { name });
const row = (name: string) =>
  screen.getByRole('heading', { level: 3, name, hidden: true }).closest('li') as HTMLElement;

test('what is missing comes first: amounts with a bar, a few pieces in words, one thing by its name', () => {
  open();
  const find = region('Three things to find');
  expect(find).toHaveTextContent('For 20 people and 3 nights');
  expect(row('Camp chairs')).toHaveTextContent('Pat 6, you 4, Linh 2');
  expect(row('Camp chairs')).toHaveTextContent('12 of 19');
  expect(row('Drinking water')).toHaveTextContent('240 of 520 L');
  expect(row('Stoves')).toHaveTextContent(/^Stoves1 more/);
  expect(row('Stoves')).not.toHaveTextContent('of 4');
  expect(within(region('Sorted')).getByText('Pat, Linh, Sam')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Not needed' })).toBeNull();
});

test('the reasons are behind the name', async () => {
  const { user } = open();
  const why = () => within(row('Drinking water')).getByText('One for everybody. You own 40 L.');
  expect(why()).not.toBeVisible();
  await user.click(screen.getByText('Drinking water'));
  expect(why()).toBeVisible();
});

test('of what is sorted three stand open and the others fold; all stand open once everything is found', () => {
  const sorted = ['Axe', 'Mallet', 'Rope', 'Torch'].map((name) => line(name, 1, { Pat: 1 }));
  const { update } = open({ lines: [...lines.slice(0, 1), ...sorted] });
  expect(within(region('Sorted')).getByText('1 more')).toBeVisible();
  expect(row('Rope')).toBeVisible();
  expect(row('Torch')).not.toBeVisible();
  update({ lines: sorted });
  expect(region('Everything’s found.')).toBeVisible();
  expect(row('Torch')).toBeVisible();
});

test('one tap takes a thing, which stays in its place with Undo', async () => {
  const { user, update } = open();
  saving(put, line('Stoves', 4, { Pat: 3, Mia: 1 }), update);
  await user.click(button('I’ll bring it: Stoves'));
  expect(put).toHaveBeenCalledWith('/api/trips/1/gear/Stoves/offer', { quantity: 1 });
  expect(await screen.findByRole('button', { name: 'Undo: Stoves' })).toHaveFocus();
  const find = region('Two things to find');
  expect(find).toContainElement(row('Stoves'));
  saving(put, line('Stoves', 4, { Pat: 3 }), update);
  await waitFor(() => expect(button('Undo: Stoves')).not.toHaveAttribute('aria-disabled'));
  await user.click(button('Undo: Stoves'));
  expect(put).toHaveBeenLastCalledWith('/api/trips/1/gear/Stoves/offer', { quantity: 0 });
  await waitFor(() => expect(button('I’ll bring it: Stoves')).toHaveFocus());
  expect(region('Three things to find')).toContainElement(row('Stoves'));
});

test('who takes a thing that somebody else took meanwhile is told so', async () => {
  const { user } = open();
  put.mockResolvedValueOnce({ line: line('Stoves', 4, { Pat: 4, Mia: 1 }) });
  await user.click(button('I’ll bring it: Stoves'));
  expect(await screen.findByText('Stoves: 1 to spare, others bring some too.')).toBeVisible();
});

test('the form starts with all that is missing, and Escape gives the focus back', async () => {
  const { user } = open();
  for (const [name, preset] of [
    ['Camp chairs', '11'],
    ['Drinking water', '280'],
  ] as const) {
    await user.click(button(`Bring some: ${name}`));
    const field = screen.getByRole('textbox', { name: `I’ll bring: ${name}` });
    expect(field).toHaveValue(preset);
    expect(field).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(button(`Bring some: ${name}`)).toHaveFocus();
  }
});

test('the reader’s own share is one tap away', async () => {
  const chairs = line('Camp chairs', 19, { Pat: 12 });
  const { user } = open({ lines: [chairs], shares: { 'Camp chairs': 4 } });
  await user.click(button('Bring some: Camp chairs'));
  expect(button('All 7')).toHaveAttribute('aria-pressed', 'true');
  await user.click(button('Our own 4'));
  expect(button('Our own 4')).toHaveAttribute('aria-pressed', 'true');
  await user.click(button('Save'));
  expect(put).toHaveBeenCalledWith('/api/trips/1/gear/Camp chairs/offer', { quantity: 4 });
});

test('after saving, a line stands in its new place and keeps the focus', async () => {
  const { user, update } = open();
  saving(put, line('Drinking water', 520, { Pat: 240, Mia: 290 }, { unit: 'L' }), update);
  await user.click(button('Bring some: Drinking water'));
  await user.click(button('More Drinking water'));
  await user.click(button('More Drinking water'));
  await user.click(button('Fewer Drinking water'));
  await user.click(button('Save'));
  expect(put).toHaveBeenCalledWith('/api/trips/1/gear/Drinking water/offer', { quantity: 290 });
  await waitFor(() => expect(region('Sorted')).toContainElement(row('Drinking water')));
  expect(screen.getByText('Drinking water: 10 L to spare, others bring some too.')).toBeInTheDocument();
  expect(screen.getByText('Drinking water').closest('summary')).toHaveFocus();
  expect(refresh).toHaveBeenCalled();
});

test('water goes up by tens, and never beyond what can be saved', async () => {
  const { user } = open();
  await user.click(button('Bring some: Drinking water'));
  const field = screen.getByRole('textbox');
  await user.click(button('More Drinking water'));
  expect(field).toHaveValue('290');
  await user.clear(field);
  await user.type(field, '995');
  await user.click(button('More Drinking water'));
  expect(field).toHaveValue('999');
  expect(button('More Drinking water')).toHaveAttribute('aria-disabled', 'true');
});

test.each(['1000', '-1', '1.5', 'two', ''])(
  'the quantity “%s” is refused in place and kept',
  async (typed) => {
    const { user } = open();
    await user.click(button('Bring some: Camp chairs'));
    const field = screen.getByRole('textbox');
    await user.clear(field);
    if (typed) await user.type(field, typed);
    await user.click(button('Save'));
    expect(screen.getByText('Please enter a whole number from 0 to 999.')).toBeVisible();
    expect(field).toHaveValue(typed);
    expect(field).toBeInvalid();
    expect(put).not.toHaveBeenCalled();
  },
);

test('a failed save shows in its row and loses nothing', async () => {
  const { user, update } = open();
  put.mockRejectedValueOnce(new ApiError(409, 'This trip was called off.'));
  await user.click(button('Bring some: Camp chairs'));
  await user.click(button('Fewer Camp chairs'));
  await user.click(button('Save'));
  expect(await within(row('Camp chairs')).findByText('This trip was called off.')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('10');
  saving(put, line('Camp chairs', 19, { Pat: 9, Mia: 10 }), update);
  await user.click(button('Save'));
  await waitFor(() => expect(region('Sorted')).toContainElement(row('Camp chairs')));
});

test('a tap that could not be saved says so in its row', async () => {
  const { user } = open();
  put.mockRejectedValueOnce(new ApiError(409, 'This trip was called off.'));
  await user.click(button('I’ll bring it: Stoves'));
  expect(await within(row('Stoves')).findByText('This trip was called off.')).toBeVisible();
  expect(button('I’ll bring it: Stoves')).toBeVisible();
});

const covered = line('Camp chairs', 19, { Pat: 19 });
const chairs = (now: GearLine) => lines.map((each) => (each.id === 'Camp chairs' ? now : each));

test('a saved line stays until the page has it, even when older data arrives first', async () => {
  const { user, update } = open();
  put.mockResolvedValue({ line: line('Camp chairs', 19, { Pat: 12, Mia: 7 }) });
  // Throws, so that the code after the refresh doesn't run, because that code would drop the saved
  // line. In a browser that code takes effect only together with the refreshed page.
  refresh.mockImplementationOnce(() => {
    throw new Error('still loading');
  });
  await user.click(button('Bring some: Camp chairs'));
  await user.click(button('Save'));
  await waitFor(() => expect(region('Sorted')).toContainElement(row('Camp chairs')));
  update({ lines: [...lines] });
  expect(region('Sorted')).toContainElement(row('Camp chairs'));
});

test('other people’s changes show while the reader is counting', async () => {
  const { user, update } = open();
  await user.click(button('Bring some: Camp chairs'));
  await user.click(button('More Camp chairs'));
  update({ lines: chairs(line('Camp chairs', 20, { Pat: 13 })) });
  expect(row('Camp chairs')).toHaveTextContent('13 of 20');
  expect(screen.getByRole('textbox')).toHaveValue('12');
});

test('a line that others cover meanwhile stays while the reader has it open, and moves after saving', async () => {
  const { user, update } = open();
  await user.click(button('Bring some: Camp chairs'));
  update({ lines: chairs(covered) });
  expect(region('Two things to find')).toContainElement(row('Camp chairs'));
  expect(row('Camp chairs')).toHaveTextContent('19 of 19');
  expect(screen.getByRole('textbox')).toHaveValue('11');
  put.mockResolvedValue({ line: line('Camp chairs', 19, { Pat: 19, Mia: 11 }) });
  await user.click(button('Save'));
  await waitFor(() => expect(region('Sorted')).toContainElement(row('Camp chairs')));
  expect(screen.getByText('Camp chairs: 11 to spare, others bring some too.')).toBeInTheDocument();
});

test('a line that others cover or strike stays while it is open, and keeps the focus when it moves', async () => {
  const { user, update } = open({ mayChange: true });
  await user.click(button('Edit what we need'));
  for (const [place, others] of [
    ['Sorted', covered],
    ['Not needed', line('Camp chairs', 19, {}, { struck: true, gap: 0 })],
  ] as const) {
    update({ lines });
    await user.click(button('Bring some: Camp chairs'));
    update({ lines: chairs(others) });
    expect(region(/to find$/)).toContainElement(row('Camp chairs'));
    await user.keyboard('{Escape}');
    expect(region(place)).toContainElement(row('Camp chairs'));
    expect(document.activeElement).not.toBe(document.body);
  }
  await user.click(document.body);
  update({ lines: [...lines] });
  expect(document.body).toHaveFocus();
});

test('the counts cover all lines, and a long list links to its next part', () => {
  const sorted = ['Axe', 'Mallet', 'Rope', 'Torch'].map((name) => line(name, 1, { Pat: 1 }));
  open({ lines: [...lines, ...sorted], beyond: { short: 0, covered: 190, struck: 12 } });
  expect(region('Three things to find')).toBeVisible();
  expect(within(region('Sorted')).getByText('2 more')).toBeVisible();
  expect(screen.getByText('9 of 211')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show 100 more things' })).toHaveAttribute('href', '?lines=109');
});

test('an open line stays when it drops out of the shown lines, and passes the focus on after closing', async () => {
  const { user, update } = open();
  render(<main tabIndex={-1} />);
  await user.click(button('Bring some: Drinking water'));
  const others = {
    lines: lines.filter(({ id }) => id !== 'Drinking water'),
    beyond: { short: 0, covered: 1, struck: 0 },
  };
  for (const _ of ['once', 'and again']) update(others);
  const names = within(region('Two things to find')).getAllByRole('heading', { level: 3 });
  expect(names.map(({ textContent }) => textContent)).toEqual(['Camp chairs', 'Stoves', 'Drinking water']);
  expect(screen.getByRole('textbox')).toHaveValue('280');
  put.mockResolvedValueOnce({ line: line('Drinking water', 520, { Pat: 520 }, { unit: 'L' }) });
  await user.click(button('Save'));
  await waitFor(() => expect(screen.queryByText('Drinking water')).not.toBeInTheDocument());
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a reader without rights has no buttons', () => {
  open({ mayOffer: false, own: null });
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.queryByText(/You own 40 L/)).not.toBeInTheDocument();
});

test('an organiser changes a number, strikes a line and restores it', async () => {
  const { user, update } = open({ mayChange: true });
  expect(screen.queryByRole('button', { name: 'Edit Camp chairs' })).toBeNull();
  await user.click(button('Edit what we need'));
  await user.click(button('Edit Camp chairs'));
  const needed = await screen.findByRole('textbox', { name: 'How many' });
  expect(screen.getByText('19 by the rule. Leave this empty to follow the rule.')).toBeVisible();
  await user.clear(needed);
  await user.type(needed, '21');
  saving(patch, line('Camp chairs', 21), update);
  await user.click(button('Save'));
  await waitFor(() =>
    expect(patch).toHaveBeenCalledWith('/api/trips/1/gear/Camp chairs', { name: null, needed: 21 }),
  );
  await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument());

  await user.click(button('Edit Stoves'));
  saving(patch, line('Stoves', 4, {}, { struck: true, gap: 0 }), update);
  await user.click(await screen.findByRole('button', { name: 'We don’t need this' }));
  expect(patch).toHaveBeenLastCalledWith('/api/trips/1/gear/Stoves', { struck: true });
  await waitFor(() => expect(region('Not needed')).toContainElement(row('Stoves')));
  expect(button('Restore Stoves')).toHaveFocus();

  saving(patch, line('Gazebos', 1), update);
  await user.click(button('Restore Gazebos'));
  expect(patch).toHaveBeenLastCalledWith('/api/trips/1/gear/Gazebos', { struck: false });
  await waitFor(() => expect(region(/to find$/)).toContainElement(row('Gazebos')));
});

test('somebody who organises nothing changes only what they bring themselves', async () => {
  const tables = line('Tables', 3, { Mia: 3 });
  const { user } = open({ lines: [...lines.slice(0, 3), tables] });
  await user.click(button('Edit what we need'));
  expect(screen.queryByRole('button', { name: 'Change what you bring: Stoves' })).toBeNull();
  await user.click(button('Change what you bring: Tables'));
  expect(screen.getByRole('textbox')).toHaveValue('3');
  await user.click(button('Done editing'));
});

test('anybody who is going adds a line, and a wrong number is refused at its field', async () => {
  const { user } = open();
  await user.click(button('Add something we need'));
  await user.type(await screen.findByLabelText('What do we need?'), 'Mallet');
  const many = screen.getByLabelText('How many?');
  await user.clear(many);
  await user.type(many, '1000');
  await user.click(button('Add'));
  expect(await screen.findByText('Please enter a whole number from 1 to 999.')).toBeVisible();
  await user.clear(many);
  await user.type(many, '2');
  post.mockResolvedValue({ line: line('Mallet', 2) });
  await user.click(button('Add'));
  await waitFor(() => expect(post).toHaveBeenCalledWith('/api/trips/1/gear', { name: 'Mallet', needed: 2 }));
  await waitFor(() => expect(button('Add something we need')).toHaveFocus());
});

test('on a trip that is over the page says what was short', () => {
  open({ closed: true, mayOffer: false });
  expect(region('Three things were missing')).toContainElement(row('Stoves'));
});

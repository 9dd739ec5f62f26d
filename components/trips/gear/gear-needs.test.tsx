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

test('what is short comes first, with who brings what, why, and what the reader owns', () => {
  open();
  expect(region('Still short 3')).toHaveTextContent('for 20 people, 3 nights');
  expect(row('Camp chairs')).toHaveTextContent('7 short, 12 of 19 so far');
  expect(row('Camp chairs')).toHaveTextContent('Pat 6, You 4, Linh 2');
  expect(row('Drinking water')).toHaveTextContent('280 L short, 240 of 520 L so far');
  expect(row('Drinking water')).toHaveTextContent('You own 40 L.');
  expect(within(region('Covered 1')).getByText('Pat, Linh, Sam')).toBeVisible();
  expect(row('Tables')).toHaveTextContent('3 of 3');
  expect(button('Change: Camp chairs')).toBeVisible();
  expect(button('Bring 40 L: Drinking water')).toBeVisible();
});

test('the form opens with what the reader brings or owns, or else with what is short', async () => {
  const { user } = open();
  for (const [name, preset] of [
    ['Change: Camp chairs', '4'],
    ['I’ll bring it: Stoves', '1'],
    ['Bring 40 L: Drinking water', '40'],
  ] as const) {
    await user.click(button(name));
    const field = screen.getByRole('textbox', { name: `I’ll bring: ${name.split(': ')[1]}` });
    expect(field).toHaveValue(preset);
    expect(field).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(button(name)).toHaveFocus();
  }
});

test('the reader’s own share is offered first, and the whole gap with one tap', async () => {
  const chairs = line('Camp chairs', 19, { Pat: 12 });
  const { user } = open({ lines: [chairs], shares: { 'Camp chairs': 4 } });
  await user.click(button('I’ll bring it: Camp chairs'));
  expect(screen.getByRole('textbox')).toHaveValue('4');
  expect(button('Our own 4')).toHaveAttribute('aria-pressed', 'true');
  await user.click(button('All 7'));
  expect(button('All 7')).toHaveAttribute('aria-pressed', 'true');
  await user.click(button('Save'));
  expect(put).toHaveBeenCalledWith('/api/trips/1/gear/Camp chairs/offer', { quantity: 7 });
});

test('after saving, a line stands in its new place and keeps the focus', async () => {
  const { user, update } = open();
  saving(put, line('Stoves', 4, { Pat: 3, Mia: 2 }), update);
  await user.click(button('I’ll bring it: Stoves'));
  await user.click(button('More Stoves'));
  await user.click(button('More Stoves'));
  await user.click(button('Fewer Stoves'));
  await user.click(button('Save'));
  expect(put).toHaveBeenCalledWith('/api/trips/1/gear/Stoves/offer', { quantity: 2 });
  await waitFor(() => expect(region('Covered 2')).toContainElement(row('Stoves')));
  expect(row('Stoves')).toHaveTextContent('1 to spare');
  expect(screen.getByText('Stoves: 1 to spare, others bring some too.')).toBeInTheDocument();
  expect(button('Change what you bring: Stoves')).toHaveFocus();
  expect(refresh).toHaveBeenCalled();
});

test('water goes up by tens, and never beyond what can be saved', async () => {
  const { user } = open();
  await user.click(button('Bring 40 L: Drinking water'));
  const field = screen.getByRole('textbox');
  await user.click(button('More Drinking water'));
  expect(field).toHaveValue('50');
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
    await user.click(button('I’ll bring it: Stoves'));
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
  await user.click(button('I’ll bring it: Stoves'));
  await user.click(button('More Stoves'));
  await user.click(button('Save'));
  expect(await within(row('Stoves')).findByText('This trip was called off.')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('2');
  saving(put, line('Stoves', 4, { Pat: 3, Mia: 2 }), update);
  await user.click(button('Save'));
  await waitFor(() => expect(region('Covered 2')).toContainElement(row('Stoves')));
});

test('a saved line stays until the page has it, even when older data arrives first', async () => {
  const { user, update } = open();
  put.mockResolvedValue({ line: line('Stoves', 4, { Pat: 3, Mia: 1 }) });
  // Throws, so that the code after the refresh doesn't run, because that code would drop the saved
  // line. In a browser that code takes effect only together with the refreshed page.
  refresh.mockImplementationOnce(() => {
    throw new Error('still loading');
  });
  await user.click(button('I’ll bring it: Stoves'));
  await user.click(button('Save'));
  await waitFor(() => expect(region('Covered 2')).toContainElement(row('Stoves')));
  update({ lines: [...lines] });
  expect(region('Covered 2')).toContainElement(row('Stoves'));
});

test('other people’s changes show while the reader is counting', async () => {
  const { user, update } = open();
  await user.click(button('I’ll bring it: Stoves'));
  await user.click(button('More Stoves'));
  update({ lines: lines.map((each) => (each.id === 'Stoves' ? line('Stoves', 5, { Pat: 4 }) : each)) });
  expect(row('Stoves')).toHaveTextContent('1 short, 4 of 5 so far');
  expect(screen.getByRole('textbox')).toHaveValue('2');
});

test('a line that others cover meanwhile stays while the reader has it open, and moves after saving', async () => {
  const { user, update } = open();
  await user.click(button('I’ll bring it: Stoves'));
  await user.click(button('More Stoves'));
  update({ lines: lines.map((each) => (each.id === 'Stoves' ? line('Stoves', 4, { Pat: 4 }) : each)) });
  expect(region('Still short 2')).toContainElement(row('Stoves'));
  expect(row('Stoves')).toHaveTextContent('All there, 4 of 4 so far');
  expect(screen.getByRole('textbox')).toHaveValue('2');
  put.mockResolvedValue({ line: line('Stoves', 4, { Pat: 4, Mia: 2 }) });
  await user.click(button('Save'));
  await waitFor(() => expect(region('Covered 2')).toContainElement(row('Stoves')));
  expect(screen.getByText('Stoves: 2 to spare, others bring some too.')).toBeInTheDocument();
});

test('a line that others cover or strike stays while it is open, and keeps the focus when it moves', async () => {
  const { user, update } = open();
  for (const [name, card, others] of [
    ['Stoves', 'Covered 2', line('Stoves', 4, { Pat: 4 })],
    ['Camp chairs', 'Not needed 2', line('Camp chairs', 19, {}, { struck: true, gap: 0 })],
  ] as const) {
    await user.click(button(new RegExp(`(it|Change): ${name}`)));
    update({ lines: lines.map((each) => (each.id === name ? others : each)) });
    expect(region(/^Still short/)).toContainElement(row(name));
    await user.keyboard('{Escape}');
    expect(region(card)).toContainElement(row(name));
    expect(document.activeElement).not.toBe(document.body);
  }
  await user.click(button('Bring 40 L: Drinking water'));
  await user.click(document.body);
  update({ lines: [...lines] });
  expect(document.body).toHaveFocus();
});

test('the counts cover all lines, and a long list links to its next part', () => {
  open({ beyond: { short: 0, covered: 190, struck: 12 } });
  expect(region('Still short 3')).toBeVisible();
  expect(region('Covered 191')).toBeVisible();
  expect(region('Not needed 13')).toBeVisible();
  expect(screen.getByText('5 of 207')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show 100 more things' })).toHaveAttribute('href', '?lines=105');
});

test('an open line stays when it drops out of the shown lines, and passes the focus on after closing', async () => {
  const { user, update } = open();
  render(<main tabIndex={-1} />);
  await user.click(button('I’ll bring it: Stoves'));
  await user.click(button('More Stoves'));
  const others = {
    lines: lines.filter(({ id }) => id !== 'Stoves'),
    beyond: { short: 0, covered: 1, struck: 0 },
  };
  for (const _ of ['once', 'and again']) update(others);
  const names = within(region('Still short 2')).getAllByRole('heading', { level: 3 });
  expect(names.map(({ textContent }) => textContent)).toEqual(['Camp chairs', 'Stoves', 'Drinking water']);
  expect(screen.getByRole('textbox')).toHaveValue('2');
  put.mockResolvedValueOnce({ line: line('Stoves', 4, { Pat: 4, Mia: 2 }) });
  await user.click(button('Save'));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Stoves' })).not.toBeInTheDocument());
  expect(region('Covered 2')).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a reader without rights has no buttons', () => {
  open({ mayOffer: false, own: null });
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.queryByText('You own 40 L.')).not.toBeInTheDocument();
});

test('an organiser changes a number, strikes a line and restores it', async () => {
  const { user, update } = open({ mayChange: true });
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
  await waitFor(() => expect(region('Not needed 2')).toContainElement(row('Stoves')));
  expect(screen.getByText('Not needed').closest('summary')).toHaveFocus();
  await user.click(screen.getByText('Not needed'));

  saving(patch, line('Gazebos', 1), update);
  await user.click(button('Restore Gazebos'));
  expect(patch).toHaveBeenLastCalledWith('/api/trips/1/gear/Gazebos', { struck: false });
  await waitFor(() => expect(region(/^Still short/)).toContainElement(row('Gazebos')));
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
  expect(region('Was short 3')).toContainElement(row('Stoves'));
});

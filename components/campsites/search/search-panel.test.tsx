import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SearchValues } from '@/lib/campsites/search/search-href';
import { values } from '@/tests/fixtures/search-values';
import { SearchPanel } from './search-panel';
import { SheetHandle } from './sheet-handle';

const replace = jest.fn();
jest.mock('next/navigation', () => ({
  useRouter: () => ({ replace }),
  useSearchParams: () => new URLSearchParams(window.location.search),
}));
beforeEach(() => {
  replace.mockClear();
  window.history.replaceState(null, '', '/createtrip');
});

const panel = (more: Partial<SearchValues> = {}, errors = {}, aiOn = true) => (
  <SearchPanel values={{ ...values, ...more }} hasCar hasOwn aiOn={aiOn} errors={errors}>
    results
  </SearchPanel>
);

const lastQuery = () => {
  const [href] = replace.mock.lastCall ?? [''];
  const query = new URL(href, 'http://localhost').searchParams;
  return {
    postcode: query.get('postcode'),
    radius: query.get('radius'),
    q: query.get('q'),
    sources: query.getAll('sources'),
    wants: query.getAll('wants'),
    fit: query.get('fit'),
    view: query.get('view'),
  };
};

const postcode = () => screen.getByLabelText(/^Postcode/);
const radius = () => screen.getByLabelText('Within');
const text = () => screen.getByLabelText('Filter by a name or a fact');

test('without scripts the panel is a plain form that requests the same page', () => {
  render(panel());
  const form = postcode().closest('form');
  expect(form).toHaveAttribute('action', '/createtrip');
  expect(form?.method).toBe('get');
  expect(screen.getByRole('button', { name: 'Search' })).toHaveAttribute('type', 'submit');
});

test('a chosen radius is in the address at once', async () => {
  render(panel());
  await userEvent.selectOptions(radius(), '200');
  expect(lastQuery()).toMatchObject({ postcode: '4031', radius: '200', sources: ['user', 'private'] });
});

test('without an AI its box is shown but can’t be ticked, and says why', async () => {
  render(panel({}, {}, false));
  const box = screen.getByRole('checkbox', { name: 'AI results' });
  expect(box).not.toBeChecked();
  expect(box).toBeDisabled();
  expect(box).toHaveAccessibleDescription('Not available here.');
  await userEvent.selectOptions(radius(), '200');
  expect(lastQuery().sources).toEqual(['user', 'private']);
});

test('with an AI its box works like the others', () => {
  render(panel({ sources: ['ai', 'user'] }));
  const box = screen.getByRole('checkbox', { name: 'AI results' });
  expect(box).toBeChecked();
  expect(box).toBeEnabled();
  expect(screen.queryByText('Not available here.')).not.toBeInTheDocument();
});

test('typing is sent once, after a pause', async () => {
  render(panel());
  await userEvent.type(text(), 'river');
  expect(replace).not.toHaveBeenCalled();
  await waitFor(() => expect(replace).toHaveBeenCalledTimes(1));
  expect(lastQuery().q).toBe('river');
});

test('Enter sends what was typed without waiting, and once', async () => {
  render(panel());
  await userEvent.type(text(), 'river{Enter}');
  expect(replace).toHaveBeenCalledTimes(1);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(replace).toHaveBeenCalledTimes(1);
});

test('a postcode is sent when it is complete, or when its field loses the focus', async () => {
  render(panel());
  await userEvent.clear(postcode());
  await userEvent.type(postcode(), '087');
  expect(replace).not.toHaveBeenCalled();
  await userEvent.type(postcode(), '0');
  expect(lastQuery().postcode).toBe('0870');
  await userEvent.type(postcode(), '{Backspace}');
  await userEvent.tab();
  expect(lastQuery().postcode).toBe('087');
});

test('cleared sources stay cleared in the address', async () => {
  render(panel());
  await userEvent.click(screen.getByLabelText('User results'));
  expect(lastQuery().sources).toEqual(['private']);
  await userEvent.click(screen.getByLabelText('Private results'));
  expect(lastQuery().sources).toEqual(['']);
});

test('a response never overwrites what is being typed', async () => {
  const { rerender } = render(panel());
  await userEvent.type(text(), 'river');
  await waitFor(() => expect(replace).toHaveBeenCalled());
  await userEvent.type(text(), ' ben');
  rerender(panel({ q: 'river' }));
  expect(text()).toHaveValue('river ben');
});

test('the page of an earlier search does not undo later choices', async () => {
  const { rerender } = render(panel());
  // A fake navigation that never ends, because its page never arrives.
  replace.mockReturnValueOnce(new Promise(() => {}));
  await userEvent.click(screen.getByLabelText('User results'));
  rerender(panel({ radius: '200' }));
  expect(screen.getByLabelText('User results')).not.toBeChecked();
  await userEvent.click(screen.getByLabelText('Toilets'));
  expect(lastQuery()).toMatchObject({ radius: '100', sources: ['private'], wants: ['toilets'] });
});

test('the fields follow when a link changes the address', () => {
  const { rerender } = render(panel({ q: 'zebra', sources: ['private'] }));
  rerender(panel({ radius: '200', q: '' }));
  expect(radius()).toHaveValue('200');
  expect(text()).toHaveValue('');
  expect(screen.getByLabelText('User results')).toBeChecked();
});

test('a wrong postcode keeps its text and shows its error at the field', () => {
  render(panel({ postcode: '0001' }, { postcode: 'We don’t know this postcode.' }));
  expect(postcode()).toHaveValue('0001');
  expect(postcode()).toHaveAccessibleDescription('We don’t know this postcode.');
  expect(postcode()).toBeInvalid();
});

test('a need is in the address at once, and so is "Fits you first"', async () => {
  render(panel({ wants: ['pets'] }));
  await userEvent.click(screen.getByLabelText('Drinking water'));
  expect(lastQuery()).toMatchObject({ wants: ['pets', 'water'], fit: null });
  await userEvent.click(screen.getByLabelText('Fits you first'));
  expect(lastQuery()).toMatchObject({ wants: ['pets', 'water'], fit: '1' });
});

test('no need is chosen at first, and people without a car or a pet are not asked about them', () => {
  const { rerender } = render(panel());
  const chips = () => within(screen.getByRole('group', { name: 'What you need' })).getAllByRole('checkbox');
  expect(chips()).toHaveLength(10);
  for (const chip of chips()) expect(chip).not.toBeChecked();
  rerender(
    <SearchPanel values={values} hasCar={false} hasOwn={false} aiOn errors={{}}>
      results
    </SearchPanel>,
  );
  for (const chip of ['My car gets there', 'Fits you first'])
    expect(screen.queryByLabelText(chip)).not.toBeInTheDocument();
});

test('a box that gets the focus selects its text, so that typing replaces it', async () => {
  render(panel({ q: 'river' }));
  for (const box of [postcode(), text()]) {
    act(() => box.focus());
    const { selectionStart, selectionEnd, value } = box as HTMLInputElement;
    expect([selectionStart, selectionEnd]).toEqual([0, value.length]);
  }
});

/** The panel with the handle of the list, as the page's results hold it. */
const withHandle = (more: Partial<SearchValues> = {}) => (
  <SearchPanel values={{ ...values, ...more }} hasCar hasOwn aiOn errors={{}}>
    <SheetHandle />
  </SearchPanel>
);
const handle = () => screen.getByRole('button', { name: /^Show (the list|more|the map)$/ });
const stop = () => handle().closest('[data-stop]')?.getAttribute('data-stop');

test('the handle goes from half to full, to the map and back, each in the address, and asks for nothing', async () => {
  render(withHandle({ shown: 24, unsuited: true, wants: ['pets'] }));
  expect([stop(), handle().textContent]).toEqual(['half', 'Show more']);
  const seen: (string | null | undefined)[] = [];
  for (let taps = 0; taps < 3; taps++) {
    await userEvent.click(handle());
    seen.push(stop(), handle().textContent, handle().getAttribute('aria-expanded'));
  }
  expect(seen).toEqual(
    [
      ['full', 'Show the map', 'true'],
      ['peek', 'Show the list', 'false'],
      ['half', 'Show more', 'true'],
    ].flat(),
  );
  expect(replace).not.toHaveBeenCalled();
  expect(window.location.search).toMatch(/wants=pets&unsuited=1&shown=24$/);
});

test('keys move the list too', async () => {
  render(withHandle());
  handle().focus();
  const seen: (string | null | undefined)[] = [];
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown', 'End', 'ArrowDown', 'Home']) {
    await userEvent.keyboard(`{${key}}`);
    seen.push(stop());
  }
  expect(seen).toEqual(['full', 'full', 'half', 'peek', 'peek', 'full']);
});

test.each([
  ['up', -100, 'full'],
  ['down', 100, 'peek'],
  ['a little', 5, 'half'],
])('dragging the handle %s by %d pixels leads to %s', (_, by, to) => {
  render(withHandle());
  // jsdom has no pointer events with positions.
  const pointer = (type: string, clientY: number) =>
    fireEvent(handle(), new MouseEvent(type, { bubbles: true, clientY }));
  pointer('pointerdown', 400);
  pointer('pointermove', 400 + by);
  pointer('pointerup', 400 + by);
  expect(stop()).toBe(to);
});

test('pulling the list keeps its open folds', async () => {
  window.history.replaceState(null, '', '/createtrip?postcode=4031&open=a&open=b');
  render(withHandle());
  await userEvent.click(handle());
  expect(window.location.search).toMatch(/view=full&open=a&open=b$/);
});

test('only the address decides the stop, also on the way back to a page rendered before', () => {
  window.history.replaceState(null, '', '/createtrip?view=peek');
  render(withHandle({ view: 'half' }));
  expect(stop()).toBe('peek');
});

test('pulling the list never cancels a loading search', async () => {
  const replaceState = jest.spyOn(window.history, 'replaceState');
  render(withHandle());
  replaceState.mockClear();
  replace.mockReturnValueOnce(new Promise(() => {}));
  await userEvent.selectOptions(radius(), '200');
  await userEvent.click(handle());
  expect(replaceState).not.toHaveBeenCalled();
  expect(lastQuery()).toMatchObject({ radius: '200', view: 'full' });
});

test('"Filter" pulls the list up to the field, which gets the focus', async () => {
  render(withHandle());
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  expect(stop()).toBe('full');
  await waitFor(() => expect(text()).toHaveFocus());
});

test('without results the page is no map', () => {
  render(
    <SearchPanel values={values} hasCar hasOwn aiOn errors={{ postcode: 'We don’t know this postcode.' }}>
      {null}
    </SearchPanel>,
  );
  expect(document.querySelector('[data-stop]')).toBeNull();
});

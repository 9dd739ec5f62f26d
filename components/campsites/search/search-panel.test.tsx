import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SearchValues } from '@/lib/campsites/search/search-href';
import { values } from '@/tests/fixtures/search-values';
import { SearchPanel } from './search-panel';

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
const text = () => screen.getByLabelText('Filter these results');

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
  expect(box).toHaveAccessibleDescription('AI suggestions aren’t available here.');
  await userEvent.selectOptions(radius(), '200');
  expect(lastQuery().sources).toEqual(['user', 'private']);
});

test('with an AI its box works like the others', () => {
  render(panel({ sources: ['ai', 'user'] }));
  const box = screen.getByRole('checkbox', { name: 'AI results' });
  expect(box).toBeChecked();
  expect(box).toBeEnabled();
  expect(screen.queryByText(/aren’t available/)).not.toBeInTheDocument();
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

test('no need is chosen at first, and people without a car are not asked about it', () => {
  const { rerender } = render(panel());
  const chips = () => within(screen.getByRole('group', { name: 'What you need' })).getAllByRole('checkbox');
  expect(chips()).toHaveLength(9);
  for (const chip of chips()) expect(chip).not.toBeChecked();
  rerender(
    <SearchPanel values={values} hasCar={false} hasOwn={false} aiOn errors={{}}>
      results
    </SearchPanel>,
  );
  expect(screen.queryByLabelText('My car gets there')).not.toBeInTheDocument();
});

test('a closed filter lists the active filters in words', () => {
  render(panel({ q: ' river ', sources: ['user'] }));
  expect(screen.getByText('“river” · User results')).toBeInTheDocument();
});

test('a box that gets the focus selects its text, so that typing replaces it', async () => {
  render(panel({ q: 'river' }));
  for (const box of [postcode(), text()]) {
    act(() => box.focus());
    const { selectionStart, selectionEnd, value } = box as HTMLInputElement;
    expect([selectionStart, selectionEnd]).toEqual([0, value.length]);
  }
});

test('switching to the map sends no request and keeps the list’s length', async () => {
  const replaceState = jest.spyOn(window.history, 'replaceState');
  render(panel({ shown: 24 }));
  await userEvent.click(screen.getByRole('link', { name: 'Show the map' }));
  expect(replace).not.toHaveBeenCalled();
  expect(replaceState.mock.lastCall?.[2]).toMatch(/view=map&shown=24$/);
  await userEvent.selectOptions(radius(), '50');
  expect(lastQuery()).toMatchObject({ radius: '50', view: 'map' });
});

test('switching to the map keeps the open folds of the list', async () => {
  window.history.replaceState(null, '', '/createtrip?postcode=4031&open=a&open=b');
  render(panel());
  await userEvent.click(screen.getByRole('link', { name: 'Show the map' }));
  expect(window.location.search).toMatch(/view=map&open=a&open=b$/);
});

test('only the address decides the view, also on the way back to a page rendered before the switch', () => {
  window.history.replaceState(null, '', '/createtrip?view=map');
  render(panel({ view: 'list' }));
  expect(screen.getByRole('link', { name: 'Show the list' })).toBeInTheDocument();
  expect(screen.getByText('results')).toHaveAttribute('data-view', 'map');
});

test('switching to the map never cancels a loading search', async () => {
  const replaceState = jest.spyOn(window.history, 'replaceState');
  render(panel());
  replaceState.mockClear();
  replace.mockReturnValueOnce(new Promise(() => {}));
  await userEvent.selectOptions(radius(), '200');
  await userEvent.click(screen.getByRole('link', { name: 'Show the map' }));
  expect(replaceState).not.toHaveBeenCalled();
  expect(lastQuery()).toMatchObject({ radius: '200', view: 'map' });
});

test('without results there is no switch to the map', () => {
  render(
    <SearchPanel values={values} hasCar hasOwn aiOn errors={{ postcode: 'We don’t know this postcode.' }}>
      {null}
    </SearchPanel>,
  );
  expect(screen.queryByRole('link', { name: 'Show the map' })).not.toBeInTheDocument();
});

test('the switch to the map works without scripts too, and keeps the search', () => {
  render(panel({ q: 'river' }));
  expect(screen.getByRole('link', { name: 'Show the map' })).toHaveAttribute(
    'href',
    expect.stringMatching(/q=river.*view=map/),
  );
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from '@/lib/api-client';
import type { SearchValues } from '@/lib/campsites/search/search-href';
import { values } from '@/tests/fixtures/search-values';
import { SearchPanel } from './search-panel';

const replace = jest.fn();
const push = jest.fn();
jest.mock('next/navigation', () => ({
  useRouter: () => ({ replace, push }),
  useSearchParams: () => new URLSearchParams(),
}));

const byronBay = {
  placeName: 'Byron Bay',
  state: 'NSW',
  postalCode: '2481',
  latitude: -28.6469,
  longitude: 153.6028,
};
const bendeela = {
  id: '01a1fa44-8b0f-74d0-abce-4139e9581788',
  name: 'Bendeela Recreation Area',
  locality: 'Kangaroo Valley',
  state: 'NSW',
  source: 'open',
  latitude: -34.74134,
  longitude: 150.46951,
};
const get = jest.spyOn(api, 'get');
const getCurrentPosition = jest.fn();
beforeEach(() => {
  jest.clearAllMocks();
  get.mockResolvedValue({ places: [byronBay], campsites: [bendeela] });
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
});

const panel = (more: Partial<SearchValues> = {}, errors = {}) => (
  <SearchPanel values={{ ...values, ...more }} hasCar hasOwn aiOn errors={errors}>
    results
  </SearchPanel>
);
const box = () => screen.getByRole('combobox', { name: /^Postcode/ });
const nearMe = () => screen.getByRole('button', { name: 'Near me' });
const asked = (how = replace) => {
  const query = new URL(how.mock.lastCall?.[0] ?? '', 'http://localhost').searchParams;
  return Object.fromEntries(
    ['postcode', 'latitude', 'longitude', 'near', 'radius'].flatMap((name) =>
      query.has(name) ? [[name, query.get(name)]] : [],
    ),
  );
};
const found = (latitude: number, longitude: number) =>
  act(() => getCurrentPosition.mock.calls.at(-1)?.[0]({ coords: { latitude, longitude } }));
const type = async (text: string) => {
  await userEvent.clear(box());
  await userEvent.type(box(), text);
};

test('a chosen place is searched around its position, and its name is in the box', async () => {
  render(panel());
  await type('Byron');
  await userEvent.click(await screen.findByRole('option', { name: 'Byron Bay NSW 2481' }));
  expect(get).toHaveBeenLastCalledWith('/api/search/suggest?query=Byron', expect.anything());
  expect(box()).toHaveValue('Byron Bay NSW 2481');
  const there = { latitude: '-28.6469', longitude: '153.6028', near: 'Byron Bay NSW 2481' };
  expect(asked()).toEqual({ ...there, radius: '100' });
  await userEvent.selectOptions(screen.getByLabelText('Within'), '50');
  expect(asked()).toEqual({ ...there, radius: '50' });
});

test('a campsite chosen by keyboard opens its page', async () => {
  render(panel());
  await type('bendeela');
  expect(await screen.findByRole('group', { name: 'Campsites' })).toHaveTextContent('Kangaroo Valley NSW');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(push).toHaveBeenCalledWith(`/campsite/${bendeela.id}`);
  expect(replace).not.toHaveBeenCalled();
});

test('submitted text is sent unchanged, then the place that it means replaces it in the box', async () => {
  const { rerender } = render(panel());
  await type('Byron{Enter}');
  // The search gets its own history entry, because the text may open a campsite of that name, and
  // Back must then lead to the search.
  expect(replace).not.toHaveBeenCalled();
  expect(asked(push)).toEqual({ postcode: 'Byron', radius: '100' });
  const at = { latitude: -28.6469, longitude: 153.6028 };
  rerender(panel({ postcode: 'Byron Bay NSW 2481', at }));
  expect(box()).toHaveValue('Byron Bay NSW 2481');
});

test('an unknown place stays in the box as typed, with a message', async () => {
  const { rerender } = render(panel());
  await type('Byrrrron{Enter}');
  rerender(panel({ postcode: 'Byrrrron' }, { postcode: 'We couldn’t find that.' }));
  expect(box()).toHaveValue('Byrrrron');
  expect(box()).toHaveAccessibleDescription('We couldn’t find that.');
});

test('a half-typed name is not sent when its box loses the focus', async () => {
  render(panel());
  await type('Byro');
  await userEvent.tab();
  expect(replace).not.toHaveBeenCalled();
  expect(push).not.toHaveBeenCalled();
  expect(box()).toHaveValue('Byro');
});

test('a postcode typed over a place is searched at once, without suggestions', async () => {
  render(panel({ postcode: 'Byron Bay NSW 2481', at: byronBay }));
  get.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(box()).toHaveFocus();
  await userEvent.paste('2577');
  expect(asked()).toEqual({ postcode: '2577', radius: '100' });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(get).not.toHaveBeenCalled();
});

test('the browser is asked for the position only on request, by a tap or in words', async () => {
  render(panel());
  expect(getCurrentPosition).not.toHaveBeenCalled();
  await userEvent.click(nearMe());
  expect(nearMe()).toHaveAttribute('aria-busy', 'true');
  found(-27.391234, 153.03);
  expect(box()).toHaveValue('Near me');
  expect(asked()).toEqual({ latitude: '-27.3912', longitude: '153.03', near: 'Near me', radius: '100' });
  await type('near me{Enter}');
  expect(getCurrentPosition).toHaveBeenCalledTimes(2);
});

test.each([
  [1, /doesn’t share where you are/],
  [2, /couldn’t tell where you are/],
  [3, /took too long/],
])(
  'when the browser refuses with code %i, a plain message says so and the search stays',
  async (code, words) => {
    render(panel());
    await userEvent.click(nearMe());
    act(() => getCurrentPosition.mock.lastCall?.[1]({ code }));
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(replace).not.toHaveBeenCalled();
    expect(nearMe()).not.toHaveAttribute('aria-busy');
    await userEvent.type(box(), 'x');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

test('outside Australia, and without any position, a plain message says so', async () => {
  render(panel());
  await userEvent.click(nearMe());
  found(51.5, -0.12);
  expect(screen.getByRole('alert')).toHaveTextContent(/outside Australia/);
  Reflect.deleteProperty(navigator, 'geolocation');
  await userEvent.click(nearMe());
  expect(screen.getByRole('alert')).toHaveTextContent(/couldn’t tell/);
  expect(replace).not.toHaveBeenCalled();
});

test('a position that arrives after something else was typed changes nothing', async () => {
  render(panel());
  await userEvent.click(nearMe());
  await type('By');
  found(-27.39, 153.03);
  expect(box()).toHaveValue('By');
  expect(replace).not.toHaveBeenCalled();
});

import { render, screen, waitFor, within } from '@testing-library/react';
import { ToastProvider } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';
import { addDays, today } from '@/lib/dates';
import type { Meeting } from '@/lib/trips/before-you-go/meeting-point';
import type { Weather } from '@/lib/trips/before-you-go/schema';
import type { TripWeather } from '@/lib/trips/before-you-go/trip-weather';
import type { Trip } from '@/lib/trips/schema';
import { BeforeCard } from './before-card';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const ask = jest.spyOn(api, 'get');
beforeEach(() => ask.mockReset());

const site = { latitude: -34.74, longitude: 150.475 };
const inDays = (days: number) => addDays(today(), days);
const weather = (max: number, hoursAgo = 0): Weather => ({
  days: [0, 1, 2].map((days) => ({
    day: inDays(days),
    min: 14,
    max,
    rain_mm: 1,
    rain_chance: 40,
    wind_kmh: 18,
    code: 61,
    text: 'some rain',
  })),
  as_of: new Date(Date.now() - hoursAgo * 60 * 60_000).toISOString(),
  attribution: '',
});
const known = (more: Partial<TripWeather> = {}): TripWeather => ({
  zone: 'Australia/Sydney',
  today: today(),
  weather: null,
  asks: true,
  sun: [0, 1, 2].map((days) => ({
    day: inDays(days),
    sunrise: '05:39',
    sunset: `19:5${days}`,
    moon: 'Full moon',
  })),
  pages: [],
  ...more,
});

interface Shown {
  start?: number;
  notes?: Partial<Meeting & Pick<Trip, 'uhf_channel'>>;
  more?: Partial<TripWeather>;
  edits?: boolean;
  noReception?: boolean;
  town?: string | null;
}

function show({ start = 1, notes, more, edits = false, noReception = false, town = '5.7 km' }: Shown = {}) {
  const trip = {
    id: 't',
    start_date: inDays(start),
    meeting_point: null,
    meeting_time: null,
    meeting_latitude: null,
    meeting_longitude: null,
    uhf_channel: null,
    ...notes,
  };
  const card = (
    <BeforeCard
      trip={trip}
      town={town}
      noReception={noReception}
      edits={edits}
      site={site}
      known={known(more)}
      tiles={null}
    />
  );
  return render(card, { wrapper: ToastProvider });
}
const text = () => screen.getByRole('region').textContent;
const days = () => within(screen.getByRole('list', { name: 'Day by day' })).getAllByRole('listitem');

test('a fresh forecast is shown as loaded, and no newer one is requested', () => {
  show({ more: { weather: weather(22) } });
  expect(days().map((day) => day.textContent)).toEqual([
    expect.stringContaining(
      '14 to 22°, some rain40% chance of rain, 1 mm, wind to 18 km/hSunrise 5:39 am, sunset 7:51 pm, full moon',
    ),
    expect.stringContaining('7:52 pm'),
  ]);
  expect(text()).toMatch(/Forecast of \d\d?(:\d\d)? [ap]m( yesterday)?, Open-Meteo \(CC BY 4\.0\)\.$/);
  expect(ask).not.toHaveBeenCalled();
});

test('a forecast that is hours old is shown until a newer one arrives', async () => {
  ask.mockResolvedValue({ weather: weather(30) });
  show({ more: { weather: weather(22, 2) } });
  expect(text()).toContain('14 to 22°');
  await waitFor(() => expect(text()).toContain('14 to 30°'));
  expect(ask).toHaveBeenCalledWith('/api/trips/t/before-you-go', expect.any(AbortSignal));
  expect(text()).not.toContain('We couldn’t');
});

test.each<[string, () => Promise<unknown>]>([
  ['no network', () => Promise.reject(new ApiError(0, undefined))],
  ['a weather server that is away', async () => ({ weather: null })],
  ['one that is away and said so hours ago', async () => ({ weather: weather(22, 2) })],
])('with %s the old forecast stays, with its time', async (_, respond) => {
  ask.mockImplementation(respond);
  show({ more: { weather: weather(22, 2) } });
  await waitFor(() => expect(text()).toContain('We couldn’t get a newer one.'));
  expect(text()).toContain('Forecast of');
  expect(text()).toContain('14 to 22°');
});

test.each([0, 1])(
  'without a forecast one line says so %d days ahead, and the sun is shown all the same',
  async (start) => {
    ask.mockResolvedValue({ weather: null });
    show({ start });
    expect(text()).toContain('Asking for the forecast…');
    await waitFor(() => expect(text()).toContain('No forecast right now.'));
    expect(text()?.match(/forecast/gi)).toHaveLength(1);
    expect(screen.queryByText('Today')).toBeNull();
    expect(days().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Sunrise 5:39 am, sunset 7:51 pm, full moon$/),
      expect.stringMatching(/Sunrise 5:39 am, sunset 7:52 pm, full moon$/),
    ]);
  },
);

test('a forecast from days ago shows its day and time while no newer one is available', async () => {
  ask.mockResolvedValue({ weather: weather(22, 72) });
  show({ start: 0, more: { weather: weather(22, 72) } });
  await waitFor(() => expect(text()).toContain('We couldn’t get a newer one.'));
  expect(text()).toMatch(/Today14 to 22°.*Forecast of \d\d?(:\d\d)? [ap]m on \w{3} \d\d? \w{3}, Open-Meteo/);
});

test('missing phone reception is shown in words and in the warning colour, and only where it is known', () => {
  const { unmount } = show({ noReception: true, more: { asks: false } });
  expect(screen.getByText('No phone reception').parentElement).toHaveClass('out-warning');
  unmount();
  show({ more: { asks: false } });
  expect(text()).not.toMatch(/reception/i);
});

test('the state’s own pages are links with their full names', () => {
  const page = (kind: 'fire-bans' | 'park-alerts', title: string) =>
    ({ kind, title, url: `https://state.example/${kind}`, checked_on: null }) as const;
  const pages = [
    page('fire-bans', 'Fire bans in Queensland'),
    page('park-alerts', 'Park alerts in Queensland'),
  ];
  show({ more: { asks: false, pages } });
  const links = within(screen.getByRole('list', { name: 'The state’s own pages' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('aria-label')])).toEqual([
    ['Fire bans', 'Fire bans in Queensland'],
    ['Park alerts', 'Park alerts in Queensland'],
  ]);
});

test('on the trip today’s weather comes first', () => {
  const notes = { meeting_point: 'Second toilet block', meeting_time: '14:30', uhf_channel: 18 };
  show({ start: 0, notes, more: { weather: weather(22) } });
  expect(screen.getByRole('heading', { name: 'Out here' })).toBeVisible();
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Meeting point',
    'UHF',
    'Sunset today',
    'Today',
    'Nearest town',
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '2:30 pm, Second toilet block',
    'Channel 18',
    '7:50 pm',
    '14 to 22°, some rain',
    '40% chance of rain, 1 mm, wind to 18 km/h',
    '5.7 km',
  ]);
  expect(days()).toHaveLength(2);
});

test('a page that was kept yesterday shows today', () => {
  show({ start: 0, more: { today: inDays(-1), weather: weather(22) } });
  expect(screen.getByText('Sunset today').closest('div')).toHaveTextContent('7:50 pm');
});

test('days after a weekend are behind a tap, and at most a week is shown', () => {
  const sun = Array.from({ length: 10 }, (_, days) => {
    return { day: inDays(days + 1), sunrise: '05:39', sunset: '19:50', moon: 'Full moon' };
  });
  show({ more: { asks: false, sun } });
  expect(days()).toHaveLength(3);
  expect(screen.getByText('4 more days')).toBeVisible();
  expect(document.querySelectorAll('details li')).toHaveLength(4);
});

test('with forecasts off nothing of the weather is shown and no forecast is requested', () => {
  show({ more: { asks: false } });
  expect(text()).not.toMatch(/forecast/i);
  expect(days()).toHaveLength(2);
  expect(ask).not.toHaveBeenCalled();
});

test('the card says so where the site’s position is unknown', () => {
  show({ town: null, more: { zone: null, asks: false, sun: [] } });
  expect(text()).toBe('Before you goNobody has said where this campsite lies, so there’s no forecast.');
});

test('only an organiser may add and edit the notes', () => {
  const { unmount } = show({ edits: true, more: { asks: false } });
  expect(screen.getByRole('button', { name: 'Add meeting point' })).toBeVisible();
  unmount();
  const noted = show({ edits: true, notes: { uhf_channel: 18 }, more: { asks: false } });
  expect(screen.getByRole('button', { name: 'Edit' })).toBeVisible();
  noted.unmount();
  show({ more: { asks: false } });
  expect(screen.queryByRole('button')).toBeNull();
});

test('a meeting point with coordinates says where it lies from the site, and links to a map', () => {
  const spot = { meeting_latitude: -34.7209, meeting_longitude: 150.4982 };
  show({ notes: { meeting_point: 'Kangaroo Valley pub', ...spot }, more: { asks: false } });
  const link = screen.getByRole('link', { name: 'Kangaroo Valley pub, 3 km north-east of the site' });
  expect(link).toHaveAttribute('href', expect.stringContaining('mlat=-34.72090&mlon=150.49820'));
});

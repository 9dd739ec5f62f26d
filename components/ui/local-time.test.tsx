import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { LocalTime } from './local-time';
import { ReaderZone } from './reader-zone';
import { nearDayText, timeText } from './time-text';

const page = (
  <>
    <LocalTime at="2026-11-20T20:30:00.000Z" />
    <LocalTime at="2026-11-20T14:30:00.000Z" dayOnly />
  </>
);
const shown = () => screen.getAllByRole('time').map(({ textContent }) => textContent);

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('times are dates in Sydney’s zone at first and then become what the reader would say, without a hydration mismatch', async () => {
  const resolved = Intl.DateTimeFormat().resolvedOptions();
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ ...resolved, timeZone: 'Australia/Perth' });
  jest.useFakeTimers({ now: new Date('2026-11-21T03:00:00.000Z') });
  const box = document.createElement('div');
  document.body.append(box);
  box.innerHTML = renderToString(page);
  expect(shown()).toEqual(['21 Nov 2026, 7:30\u00a0am', '21 Nov 2026']);
  const mismatch = jest.fn();
  await act(async () => hydrateRoot(box, page, { onRecoverableError: mismatch }));
  expect(shown()).toEqual(['today 4:30\u00a0am', 'yesterday']);
  expect(mismatch).not.toHaveBeenCalled();
  await act(async () => jest.advanceTimersByTimeAsync(24 * 60 * 60_000));
  expect(shown()).toEqual(['yesterday 4:30\u00a0am', '20 Nov 2026']);
});

test.each([
  ['2026-11-20T20:30:30.000Z', 'just now'],
  ['2026-11-20T20:29:30.000Z', 'just now'],
  ['2026-11-20T20:31:00.000Z', '1 minute ago'],
  ['2026-11-20T20:27:00.000Z', 'today 7:30\u00a0am'],
  ['2026-11-18T20:30:00.000Z', '21 Nov 2026, 7:30\u00a0am'],
  ['2026-11-20T21:29:59.000Z', '59 minutes ago'],
  ['2026-11-20T21:30:00.000Z', 'today 7:30\u00a0am'],
  ['2026-11-21T12:59:00.000Z', 'today 7:30\u00a0am'],
  ['2026-11-21T13:00:00.000Z', 'yesterday 7:30\u00a0am'],
  ['2026-11-22T13:00:00.000Z', '21 Nov 2026, 7:30\u00a0am'],
])('at %s somebody in Sydney reads half past seven that morning as %s', (now, words) => {
  expect(timeText(new Date('2026-11-20T20:30:00.000Z'), 'Australia/Sydney', new Date(now))).toBe(words);
});

test('a signed-in reader reads the time of where they live, on paper and on a device set to another zone', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T03:00:00.000Z') });
  const atHome = <ReaderZone value="Australia/Brisbane">{page}</ReaderZone>;
  const box = document.createElement('div');
  document.body.append(box);
  box.innerHTML = renderToString(atHome);
  expect(box.textContent).toContain('21 Nov 2026, 6:30\u00a0am');
  await act(async () => hydrateRoot(box, atHome));
  expect(box.textContent).toContain('today 6:30\u00a0am');
});

test.each([
  ['2026-11-21T02:00:00.000Z', 'today'],
  ['2026-11-20T02:00:00.000Z', 'yesterday'],
  ['2026-11-15T02:00:00.000Z', 'Sunday'],
  ['2026-11-14T05:00:00.000Z', 'Sat 14 Nov 2026'],
  ['2026-11-10T02:00:00.000Z', 'Tue 10 Nov 2026'],
])('the day of %s is “%s”', (at, words) => {
  expect(nearDayText(new Date(at), 'Australia/Sydney', new Date('2026-11-21T03:00:00.000Z'))).toBe(words);
});

import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { LocalTime } from './local-time';

const page = (
  <>
    <LocalTime at="2026-11-20T20:30:00.000Z" />
    <LocalTime at="2026-11-20T14:30:00.000Z" dayOnly />
  </>
);
const shown = () => screen.getAllByRole('time').map(({ textContent }) => textContent);

function readerIn(timeZone: string) {
  const resolved = Intl.DateTimeFormat().resolvedOptions();
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...resolved, timeZone });
}

afterEach(() => jest.restoreAllMocks());

test('times come in Sydney’s zone and turn into the reader’s, without a mismatch', async () => {
  readerIn('Australia/Perth');
  const box = document.createElement('div');
  document.body.append(box);
  box.innerHTML = renderToString(page);
  expect(shown()).toEqual(['21 Nov 2026, 7:30\u00a0am', '21 Nov 2026']);
  const mismatch = jest.fn();
  await act(async () => hydrateRoot(box, page, { onRecoverableError: mismatch }));
  expect(shown()).toEqual(['21 Nov 2026, 4:30\u00a0am', '20 Nov 2026']);
  expect(mismatch).not.toHaveBeenCalled();
});

import { act, render, screen, waitFor } from '@testing-library/react';
import { noteFresh } from './network';
import { OfflineStrip } from './offline-strip';

const refresh = jest.fn();
const router = { refresh };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

/** True when the fake service worker has network; undefined when there is no worker. */
let workerSays: boolean | undefined;
jest.mock('@/lib/offline/ask-worker', () => ({ askWorker: async () => workerSays }));

let online = true;
beforeEach(async () => {
  online = true;
  workerSays = undefined;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  document.documentElement.removeAttribute('data-kept');
  act(noteFresh);
  // Resets the state, because the previous test may have left the page without network.
  const { unmount } = render(<OfflineStrip />);
  await go('online');
  unmount();
  refresh.mockClear();
});

const go = async (is: 'online' | 'offline') => {
  online = is === 'online';
  await act(async () => {
    dispatchEvent(new Event(is));
  });
};
const status = () => screen.getByRole('status');

test('with network the strip is empty', () => {
  render(<OfflineStrip />);
  expect(status()).toBeEmptyDOMElement();
});

test('the strip says when the network goes, and the page is refreshed when it is back', async () => {
  render(<OfflineStrip />);
  await go('offline');
  expect(await screen.findByText('No reception.')).toBeVisible();
  expect(status()).toHaveTextContent(/As of \d+(:\d\d)? [ap]m today\./);
  expect(document.documentElement).toHaveAttribute('data-offline');
  await go('online');
  expect(status()).toBeEmptyDOMElement();
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(document.documentElement).not.toHaveAttribute('data-offline');
});

test('nobody loses what they are typing to a refresh', async () => {
  render(
    <>
      <OfflineStrip />
      <input aria-label="Notice" defaultValue="We bring" />
    </>,
  );
  await go('offline');
  await screen.findByText('No reception.');
  screen.getByLabelText('Notice').focus();
  await go('online');
  expect(await screen.findByText('Reception is back.')).toBeVisible();
  expect(refresh).not.toHaveBeenCalled();
});

test('a kept copy says how old it is', async () => {
  document.documentElement.dataset.kept = new Date(2026, 0, 2, 14, 5).toISOString();
  online = false;
  render(<OfflineStrip />);
  expect(await screen.findByText(/As of 2:05 pm on Fri 2 Jan\./)).toBeVisible();
});

test('a kept copy is refreshed only once the worker reaches the server, whatever the browser says', async () => {
  document.documentElement.dataset.kept = new Date(2026, 0, 2, 14, 5).toISOString();
  workerSays = false;
  const { unmount } = render(<OfflineStrip />);
  expect(await screen.findByText('No reception.')).toBeVisible();
  expect(refresh).not.toHaveBeenCalled();
  unmount();
  workerSays = true;
  render(<OfflineStrip />);
  // The page refreshes at once, without waiting for the next check of the network after ten
  // seconds.
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1), { timeout: 5000 });
  expect(status()).toBeEmptyDOMElement();
});

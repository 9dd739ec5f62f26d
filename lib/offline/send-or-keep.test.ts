/** @jest-environment jsdom */
import { ApiError, api } from '../api-client';
import type { KeptChange, OutboxNews } from './changes';
import type { Message } from './messages';
import { sendOrKeep } from './send-or-keep';
import { markWaiting, sendWaiting, sentChanges as sentOnes, waitingChanges, watchWaiting } from './waiting';

const TRIP = '0b0e0e8e-0000-7000-8000-000000000001';
const PATH = `/api/trips/${TRIP}/attending`;
const put = jest.spyOn(api, 'put');

const kim = 'household kim';

/** The worker of a page of Mia's, or of another owner, which keeps what it is given, or not. */
function workerThat(keeps: boolean, owner = 'mia', waits: OutboxNews | null = null) {
  const asked: Message[] = [];
  const controller = {
    postMessage: (message: Message, [port]: MessagePort[]) => {
      asked.push(message);
      port?.postMessage({ told: message.ask === 'keepChange' ? keeps : waits });
    },
  };
  const serviceWorker = Object.assign(new EventTarget(), { controller });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  const stop = watchWaiting(owner, { onSent: jest.fn(), onRefused: jest.fn() });
  return { asked, stop };
}

class Channel extends EventTarget {
  close() {}
}

let stop = () => {};
beforeEach(() => {
  Object.assign(globalThis, { BroadcastChannel: Channel, MessageChannel: Ports });
  put.mockReset();
});
afterEach(() => {
  stop();
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** A message channel of which one end hears what the other one says. */
class Ports {
  port1: { onmessage?: (event: { data: unknown }) => void; close: () => void } = { close: () => {} };
  port2 = { postMessage: (data: unknown) => this.port1.onmessage?.({ data }) };
}

const unreached = () => new ApiError(0, undefined, {}, false, 'its key');
const waits = { label: 'Going', kind: 'Your answer' };
const send = (path = PATH) => sendOrKeep('put', path, { attending: true }, waits);
const kept = (asked: Message[]) => asked.filter(({ ask }) => ask === 'keepChange');

test('with network it is an ordinary call', async () => {
  const page = workerThat(true);
  stop = page.stop;
  put.mockResolvedValue({ attending: true });
  expect(await send()).toEqual({ attending: true });
  expect(kept(page.asked)).toEqual([]);
});

test('without network the worker keeps it, under the key with which it was sent', async () => {
  const page = workerThat(true);
  stop = page.stop;
  put.mockRejectedValue(unreached());
  expect(await send()).toBeUndefined();
  expect(kept(page.asked)).toMatchObject([
    {
      says: {
        viewer: 'mia',
        change: {
          trip: TRIP,
          thing: PATH,
          method: 'PUT',
          path: PATH,
          body: '{"attending":true}',
          key: 'its key',
          tried: true,
        },
      },
    },
  ]);
});

test('while something waits, what comes after it goes the same way', async () => {
  const page = workerThat(true);
  stop = page.stop;
  markWaiting('waiting');
  expect(await send()).toBeUndefined();
  expect(put).not.toHaveBeenCalled();
  expect(kept(page.asked)).toMatchObject([{ says: { change: { tried: false } } }]);
});

test('what the worker doesn’t keep fails as before', async () => {
  const page = workerThat(false);
  stop = page.stop;
  put.mockRejectedValue(unreached());
  await expect(send()).rejects.toMatchObject({ status: 0 });
});

test('a refusal is told at once, and nothing is kept', async () => {
  const page = workerThat(true);
  stop = page.stop;
  put.mockRejectedValue(new ApiError(409, 'This trip was called off.'));
  await expect(send()).rejects.toMatchObject({ status: 409 });
  expect(kept(page.asked)).toEqual([]);
});

const news = (...viewers: string[]): OutboxNews => ({
  viewer: 'mia',
  changes: viewers.map((viewer, id) => ({ id, viewer, refused: null }) as KeptChange),
  sent: [],
  retryInMs: 0,
});

test('a guest’s page shows and counts the household’s changes alone, and keeps them in its name', async () => {
  const page = workerThat(true, kim, news('mia', kim));
  stop = page.stop;
  markWaiting('waiting');
  await sendWaiting(true);
  expect(waitingChanges().map(({ viewer }) => viewer)).toEqual([kim]);
  await send();
  expect(kept(page.asked)).toMatchObject([{ says: { viewer: kim } }]);
});

test('what was sent is told to its owner’s page, and looked for on the next one', async () => {
  const sentChanges = [
    { id: 1, viewer: 'mia', sentAt: 1 },
    { id: 2, viewer: kim, sentAt: 1 },
  ] as KeptChange[];
  const page = workerThat(true, 'mia', { ...news(), sentChanges });
  stop = page.stop;
  markWaiting('waiting');
  await sendWaiting(true);
  expect(sentOnes().map(({ id }) => id)).toEqual([1]);
  page.stop();
  const next = workerThat(true, 'mia', news());
  stop = next.stop;
  expect(next.asked.map(({ ask }) => ask)).toEqual(['listChanges']);
});

test('what waits of an account holds up no change of a guest', async () => {
  const account = workerThat(true);
  markWaiting('waiting');
  account.stop();
  const page = workerThat(true, kim);
  stop = page.stop;
  put.mockResolvedValue({ attending: true });
  expect(await send()).toEqual({ attending: true });
  expect(kept(page.asked)).toEqual([]);
});

test('a change that is of no trip is kept nowhere', async () => {
  const page = workerThat(true);
  stop = page.stop;
  put.mockRejectedValue(unreached());
  await expect(send('/api/invites/secret')).rejects.toMatchObject({ status: 0 });
  expect(page.asked).toEqual([]);
});

test('without a worker it fails as before', async () => {
  put.mockRejectedValue(unreached());
  await expect(send()).rejects.toMatchObject({ status: 0 });
});

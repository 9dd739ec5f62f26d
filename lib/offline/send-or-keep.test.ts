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

/**
 * Sets up a page of Mia or of another owner, with a fake worker that stores changes or refuses to.
 * Returns the messages that the worker receives.
 */
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

/** A fake MessageChannel: what is posted to port2 arrives at port1. */
class Ports {
  port1: { onmessage?: (event: { data: unknown }) => void; close: () => void } = { close: () => {} };
  port2 = { postMessage: (data: unknown) => this.port1.onmessage?.({ data }) };
}

const unreached = () => new ApiError(0, undefined, {}, false, 'its key');
const waits = { label: 'Going', kind: 'Your answer' };
const send = (path = PATH) => sendOrKeep('put', path, { attending: true }, waits);
const kept = (asked: Message[]) => asked.filter(({ ask }) => ask === 'keepChange');

test('with network a change is an ordinary call', async () => {
  const page = workerThat(true);
  stop = page.stop;
  put.mockResolvedValue({ attending: true });
  expect(await send()).toEqual({ attending: true });
  expect(kept(page.asked)).toEqual([]);
});

test('without network the worker stores the change under the key of the failed call', async () => {
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

test('while a change waits, later changes are stored behind it', async () => {
  const page = workerThat(true);
  stop = page.stop;
  markWaiting('waiting');
  expect(await send()).toBeUndefined();
  expect(put).not.toHaveBeenCalled();
  expect(kept(page.asked)).toMatchObject([{ says: { change: { tried: false } } }]);
});

test('a change that the worker doesn’t store fails like any call', async () => {
  const page = workerThat(false);
  stop = page.stop;
  put.mockRejectedValue(unreached());
  await expect(send()).rejects.toMatchObject({ status: 0 });
});

test('a refusal is reported at once, and nothing is stored', async () => {
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

test('a guest’s page shows only the household’s changes, and stores changes for the household', async () => {
  const page = workerThat(true, kim, news('mia', kim));
  stop = page.stop;
  markWaiting('waiting');
  await sendWaiting(true);
  expect(waitingChanges().map(({ viewer }) => viewer)).toEqual([kim]);
  await send();
  expect(kept(page.asked)).toMatchObject([{ says: { viewer: kim } }]);
});

test('a page shows its owner’s sent changes, and the owner’s next page asks for them', async () => {
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

test('an account’s waiting changes don’t hold up a guest’s change', async () => {
  const account = workerThat(true);
  markWaiting('waiting');
  account.stop();
  const page = workerThat(true, kim);
  stop = page.stop;
  put.mockResolvedValue({ attending: true });
  expect(await send()).toEqual({ attending: true });
  expect(kept(page.asked)).toEqual([]);
});

test('a change outside a trip is not stored', async () => {
  const page = workerThat(true);
  stop = page.stop;
  put.mockRejectedValue(unreached());
  await expect(send('/api/invites/secret')).rejects.toMatchObject({ status: 0 });
  expect(page.asked).toEqual([]);
});

test('without a worker a change fails like any call', async () => {
  put.mockRejectedValue(unreached());
  await expect(send()).rejects.toMatchObject({ status: 0 });
});

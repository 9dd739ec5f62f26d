import { memoryStore } from '@/tests/memory-store';
import type { KeptChange, NewChange, OutboxNews } from '../changes';
import { LONGEST_MS, makeOutbox } from './outbox';
import type { Outcome } from './outbox-send';

const TRIP = 'easter';
const change = (label: string, thing: string | null = label): NewChange => ({
  trip: TRIP,
  thing,
  label,
  kind: 'Gear',
  method: 'PUT',
  path: `/api/${thing}`,
  body: '{}',
  key: `key of ${label}`,
});

const done: Outcome = { came: 'done' };
const nothing: Outcome = { came: 'nothing' };
const no: Outcome = { came: 'refusal', status: 409, words: 'The dates have changed.' };

/**
 * Sets up Mia's outbox with a fake server. The first changes sent get these outcomes in turn; all
 * later changes succeed.
 */
function story(...outcomes: (Outcome | Promise<Outcome>)[]) {
  const sent: string[] = [];
  const bodies: string[] = [];
  const keys: string[] = [];
  const told: OutboxNews[] = [];
  const now = { ms: 1_000_000 };
  const device: { owner: string | undefined } = { owner: 'mia' };
  const callLater = jest.fn();
  const outbox = makeOutbox({
    store: memoryStore(),
    owners: async () => [...(device.owner === undefined ? [] : [device.owner]), 'household kim'],
    send: async ({ label, key, body }) => {
      sent.push(label);
      bodies.push(body);
      keys.push(key);
      return (await outcomes.shift()) ?? done;
    },
    now: () => now.ms,
    exclusive: (work) => work(),
    tell: (news) => told.push(news),
    callLater,
  });
  const left = async () => (await outbox.news()).changes.map(({ label }) => label);
  return { outbox, sent, bodies, keys, told, now, device, left, callLater };
}

test('changes are sent once each, in the order they were made', async () => {
  const { outbox, sent, left } = story();
  for (const label of ['chairs', 'stove', 'tent']) await outbox.keep('mia', change(label));
  await Promise.all([outbox.sendAll(), outbox.sendAll(true), outbox.sendAll()]);
  expect(sent).toEqual(['chairs', 'stove', 'tent']);
  expect(await left()).toEqual([]);
});

test('the message that a camper is back is sent before earlier changes', async () => {
  const { outbox, sent } = story(done, nothing);
  await outbox.keep('mia', change('chairs'));
  await outbox.keep('mia', { ...change('back', null), path: '/api/trips/easter/home-contact/back' });
  await outbox.sendAll(true);
  expect(sent).toEqual(['back', 'chairs']);
});

test('without network the order stays, and the first change is sent later under the same key', async () => {
  const { outbox, sent, keys, left, now } = story(nothing);
  await outbox.keep('mia', change('chairs'));
  await outbox.keep('mia', change('stove'));
  await outbox.sendAll();
  expect([sent, await left()]).toEqual([['chairs'], ['chairs', 'stove']]);
  now.ms += 5000;
  await outbox.sendAll();
  expect(sent).toEqual(['chairs', 'chairs', 'stove']);
  expect(keys[1]).toBe(keys[0]);
});

test('the pause after a failure doubles up to five minutes, and is skipped when the network is back', async () => {
  const { outbox, sent, now } = story(...Array.from({ length: 12 }, () => nothing));
  await outbox.keep('mia', change('chairs'));
  const waits: number[] = [];
  for (let times = 1; times <= 9; times++) {
    await outbox.sendAll();
    const { retryInMs } = await outbox.news();
    waits.push(retryInMs / 1000);
    now.ms += retryInMs - 1;
    await outbox.sendAll();
    expect(sent).toHaveLength(times);
    now.ms += 1;
  }
  expect(waits).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300]);
  await outbox.sendAll();
  await outbox.sendAll(true);
  expect(sent).toHaveLength(11);
});

test('the next try waits for the time that the server names', async () => {
  const { outbox } = story({ came: 'nothing', afterMs: 60_000 });
  await outbox.keep('mia', change('chairs'));
  await outbox.sendAll();
  expect((await outbox.news()).retryInMs).toBe(60_000);
});

test('a success ends the pause', async () => {
  const { outbox } = story(nothing);
  await outbox.keep('mia', change('chairs'));
  await outbox.sendAll();
  await outbox.sendAll(true);
  expect((await outbox.news()).retryInMs).toBe(0);
});

test('a later change of the same item replaces the earlier one and moves to the end', async () => {
  const { outbox, sent, left } = story();
  await outbox.keep('mia', change('Going', 'answer'));
  await outbox.keep('mia', change('chairs'));
  await outbox.keep('mia', change('Not going', 'answer'));
  expect(await left()).toEqual(['chairs', 'Not going']);
  await outbox.sendAll();
  expect(sent).toEqual(['chairs', 'Not going']);
});

test('changes that create items don’t replace each other', async () => {
  const { outbox, left } = story();
  await outbox.keep('mia', change('Hello', null));
  await outbox.keep('mia', change('Hello again', null));
  expect(await left()).toEqual(['Hello', 'Hello again']);
});

test('a change of an item whose earlier change is being sent is sent after it', async () => {
  let respond = (_: Outcome) => {};
  const { outbox, sent, left } = story(new Promise((resolve) => (respond = resolve)));
  await outbox.keep('mia', change('Going', 'answer'));
  const running = outbox.sendAll();
  while (sent.length === 0) await Promise.resolve();
  await outbox.keep('mia', change('Not going', 'answer'));
  respond(no);
  await running;
  expect([sent, await left()]).toEqual([['Going', 'Not going'], []]);
});

test('a change stored while the last one is being sent is sent too', async () => {
  let respond = (_: Outcome) => {};
  const { outbox, sent } = story(new Promise((resolve) => (respond = resolve)));
  await outbox.keep('mia', change('chairs'));
  const running = outbox.sendAll();
  while (sent.length === 0) await Promise.resolve();
  await outbox.keep('mia', change('stove'));
  const second = outbox.sendAll();
  respond(done);
  await Promise.all([running, second]);
  expect(sent).toEqual(['chairs', 'stove']);
});

test('a refused change stays with the server’s message and does not hold up the others', async () => {
  const { outbox, sent, told, left } = story(no);
  await outbox.keep('mia', change('Going', 'answer'));
  await outbox.keep('mia', change('chairs'));
  await outbox.sendAll();
  expect(sent).toEqual(['Going', 'chairs']);
  expect(told.at(-1)?.changes).toMatchObject([
    { label: 'Going', refused: { status: 409, words: 'The dates have changed.' } },
  ]);
  await outbox.sendAll(true);
  expect([sent.length, await left()]).toEqual([2, ['Going']]);
});

test('a refused change can be sent again or deleted', async () => {
  const { outbox, sent, left } = story(no, no);
  await outbox.keep('mia', change('Going'));
  await outbox.sendAll();
  const [{ id }] = (await outbox.news()).changes as [KeptChange];
  await outbox.retry(id);
  expect([sent, await left()]).toEqual([['Going', 'Going'], ['Going']]);
  expect(await outbox.takeBack(id)).toBe(true);
  expect(await left()).toEqual([]);
});

test('a new change replaces a refused one of the same item', async () => {
  const { outbox, left } = story(no);
  await outbox.keep('mia', change('Going', 'answer'));
  await outbox.sendAll();
  await outbox.keep('mia', change('Not going', 'answer'));
  expect(await left()).toEqual(['Not going']);
});

test('a change that was taken back is not sent', async () => {
  const { outbox, sent } = story();
  await outbox.keep('mia', change('chairs'));
  const [{ id }] = (await outbox.news()).changes as [KeptChange];
  expect(await outbox.takeBack(id)).toBe(true);
  await outbox.sendAll();
  expect(sent).toEqual([]);
});

test('a change that is being sent can’t be taken back', async () => {
  let respond = (_: Outcome) => {};
  const { outbox, sent } = story(new Promise((resolve) => (respond = resolve)));
  await outbox.keep('mia', change('chairs'));
  const [{ id }] = (await outbox.news()).changes as [KeptChange];
  const running = outbox.sendAll();
  while (sent.length === 0) await Promise.resolve();
  expect(await outbox.takeBack(id)).toBe(false);
  respond(done);
  await running;
});

test('a change of a signed-out owner waits until the owner is back', async () => {
  const { outbox, sent, left } = story({ came: 'signed out' });
  await outbox.keep('mia', change('chairs'));
  await outbox.sendAll();
  expect(await left()).toEqual(['chairs']);
  await outbox.sendAll();
  expect([sent, await left()]).toEqual([['chairs', 'chairs'], []]);
});

test('a change is deleted once the device belongs to another person, who neither sees nor sends it', async () => {
  const { outbox, sent, device, left } = story();
  await outbox.keep('mia', change('chairs'));
  device.owner = 'tom';
  expect(await left()).toEqual([]);
  await outbox.sendAll();
  device.owner = 'mia';
  await outbox.sendAll();
  expect([sent, await left()]).toEqual([[], []]);
});

test('a signed-out account doesn’t hold up a guest, and only its first change is tried', async () => {
  const { outbox, sent, left } = story({ came: 'signed out' });
  await outbox.keep('mia', change('chairs'));
  await outbox.keep('mia', change('stove'));
  await outbox.keep('household kim', change('tent'));
  await outbox.sendAll();
  expect([sent, await left()]).toEqual([
    ['chairs', 'tent'],
    ['chairs', 'stove'],
  ]);
});

test('a guest’s change does not replace an account’s change, and outlasts the account', async () => {
  const { outbox, device, left, told } = story();
  await outbox.keep('mia', change('Going', 'answer'));
  await outbox.keep('household kim', change('Not going', 'answer'));
  expect(await left()).toEqual(['Going', 'Not going']);
  expect(told.at(-1)?.viewer).toBe('mia');
  device.owner = undefined;
  expect(await left()).toEqual(['Not going']);
});

test.each([['tom'], [undefined]])(
  'Mia’s page stores nothing while the device’s owner is %s',
  async (owner) => {
    const { outbox, device, left } = story();
    device.owner = owner;
    expect(await outbox.keep('mia', change('chairs'))).toBe(false);
    device.owner = 'mia';
    expect(await left()).toEqual([]);
  },
);

test('a change that fails on the server five times is given up and shown, and the others are sent', async () => {
  const fault: Outcome = { came: 'fault' };
  const { outbox, sent, told } = story(fault, fault, fault, fault, fault);
  await outbox.keep('mia', change('chairs'));
  await outbox.keep('mia', change('stove'));
  for (let times = 0; times < 4; times++) await outbox.sendAll(true);
  expect(sent).toEqual(['chairs', 'chairs', 'chairs', 'chairs']);
  await outbox.sendAll(true);
  expect(sent.slice(4)).toEqual(['chairs', 'stove']);
  expect(told.at(-1)?.changes).toMatchObject([{ label: 'chairs', refused: { status: 500 } }]);
});

test('after 14 days, when the server has forgotten the key, a change is shown and not sent', async () => {
  const { outbox, sent, told, now } = story();
  await outbox.keep('mia', change('chairs'));
  now.ms += LONGEST_MS;
  await outbox.sendAll();
  expect(sent).toEqual([]);
  expect(told.at(-1)?.changes).toMatchObject([{ refused: { words: expect.stringContaining('14 days') } }]);
  const [{ id }] = (await outbox.news()).changes as [KeptChange];
  await outbox.retry(id);
  expect(sent).toEqual(['chairs']);
});

test('each page hears about waiting changes and about the trips with sent changes', async () => {
  const { outbox, told, callLater } = story();
  await outbox.keep('mia', change('chairs'));
  expect(told).toMatchObject([{ viewer: 'mia', changes: [{ label: 'chairs', refused: null }], sent: [] }]);
  expect(callLater).toHaveBeenCalledTimes(1);
  await outbox.sendAll();
  expect(told.at(-1)).toMatchObject({ changes: [], sent: [TRIP] });
});

test('a sent change is listed with its time for a day or until it is dismissed', async () => {
  const { outbox, now } = story();
  const arrived = async () => {
    const { sentChanges = [] } = await outbox.news();
    return sentChanges.map(({ id, label, sentAt }) => ({ id, label, sentAt }));
  };
  for (const label of ['chairs', 'stove']) await outbox.keep('mia', change(label));
  await outbox.sendAll();
  const [chairs, stove] = await arrived();
  expect([chairs, stove]).toMatchObject([
    { label: 'chairs', sentAt: now.ms },
    { label: 'stove', sentAt: now.ms },
  ]);
  const { id = 0 } = chairs ?? {};
  expect(await outbox.takeBack(id)).toBe(false);
  await outbox.dismissSent([id]);
  expect(await arrived()).toEqual([stove]);
  now.ms += 24 * 60 * 60 * 1000 - 1;
  expect(await arrived()).toEqual([stove]);
  now.ms += 1;
  expect(await arrived()).toEqual([]);
});

test('a waiting change cannot be dismissed as a sent one', async () => {
  const { outbox, left } = story(nothing);
  await outbox.keep('mia', change('chairs'));
  const [{ id }] = (await outbox.news()).changes as [KeptChange];
  await outbox.dismissSent([id]);
  expect(await left()).toEqual(['chairs']);
});

test('a refused change keeps the server’s messages for single fields', async () => {
  const { outbox } = story({ ...no, fields: { cents: 'This is $64.20 now.' } });
  await outbox.keep('mia', change('Firewood'));
  await outbox.sendAll();
  expect((await outbox.news()).changes).toMatchObject([
    { refused: { status: 409, fields: { cents: 'This is $64.20 now.' } } },
  ]);
});

describe('two changes of one item, based on the same version', () => {
  const of = (label: string, version = 1): NewChange => ({
    ...change(label, 'firewood'),
    body: JSON.stringify({ what: label, version }),
  });

  test('a first change that may have arrived is sent again, and the second is based on its version', async () => {
    const { outbox, bodies } = story(nothing, { came: 'done', version: 2 });
    await outbox.keep('mia', of('wood'));
    await outbox.sendAll();
    await outbox.keep('mia', of('dry wood'));
    await outbox.sendAll(true);
    expect(bodies.slice(1)).toEqual(['{"what":"wood","version":1}', '{"what":"dry wood","version":2}']);
  });

  test('a second change made before the page knew the first’s version is based on that version', async () => {
    const { outbox, bodies } = story({ came: 'done', version: 2 }, { came: 'done', version: 3 });
    for (const what of ['wood', 'dry wood', 'dry oak']) {
      await outbox.keep('mia', of(what));
      await outbox.sendAll();
    }
    expect(bodies.map((body) => JSON.parse(body).version)).toEqual([1, 2, 3]);
  });

  test('a change that is sent again keeps its body and its key', async () => {
    const { outbox, bodies, keys } = story({ came: 'done', version: 2 }, nothing);
    await outbox.keep('mia', of('wood'));
    await outbox.keep('mia', { ...of('oak'), thing: 'another' });
    await outbox.sendAll();
    await outbox.keep('mia', of('dry wood'));
    await outbox.sendAll(true);
    expect([bodies[2], keys[2]]).toEqual([bodies[1], keys[1]]);
  });

  test('a first change that the page itself has tried is sent before the second', async () => {
    const { outbox, sent } = story();
    await outbox.keep('mia', { ...of('wood'), tried: true });
    await outbox.keep('mia', of('dry wood'));
    await outbox.sendAll();
    expect(sent).toEqual(['wood', 'dry wood']);
  });

  test('the second change replaces a first change that can’t have arrived', async () => {
    const { outbox, sent } = story();
    await outbox.keep('mia', of('wood'));
    await outbox.keep('mia', of('dry wood'));
    await outbox.sendAll();
    expect(sent).toEqual(['dry wood']);
  });

  test('when both are refused, only the second is shown, with the version that the person saw', async () => {
    const { outbox, bodies, left } = story(no, no);
    await outbox.keep('mia', { ...of('wood'), tried: true });
    await outbox.keep('mia', of('dry wood'));
    await outbox.sendAll();
    expect([bodies.at(-1), await left()]).toEqual(['{"what":"dry wood","version":1}', ['dry wood']]);
  });

  test('a second change based on a newer version keeps that version', async () => {
    const { outbox, bodies } = story({ came: 'done', version: 2 });
    await outbox.keep('mia', { ...of('wood'), tried: true });
    await outbox.keep('mia', of('dry wood', 3));
    await outbox.sendAll();
    expect(bodies.at(-1)).toBe('{"what":"dry wood","version":3}');
  });
});

import { memoryShelf } from '@/tests/memory-shelf';
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

/** An outbox of Mia's, whose server responds with these in turn, and then with success. */
function story(...outcomes: (Outcome | Promise<Outcome>)[]) {
  const sent: string[] = [];
  const bodies: string[] = [];
  const keys: string[] = [];
  const told: OutboxNews[] = [];
  const now = { ms: 1_000_000 };
  const device: { owner: string | undefined } = { owner: 'mia' };
  const callLater = jest.fn();
  const outbox = makeOutbox({
    shelf: memoryShelf(),
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

test('changes go out in the order in which they were made, each once', async () => {
  const { outbox, sent, left } = story();
  for (const label of ['chairs', 'stove', 'tent']) await outbox.keep('mia', change(label));
  await Promise.all([outbox.sendAll(), outbox.sendAll(true), outbox.sendAll()]);
  expect(sent).toEqual(['chairs', 'stove', 'tent']);
  expect(await left()).toEqual([]);
});

test('that somebody is back goes out before what was said earlier, and is held up by nothing', async () => {
  const { outbox, sent } = story(done, nothing);
  await outbox.keep('mia', change('chairs'));
  await outbox.keep('mia', { ...change('back', null), path: '/api/trips/easter/home-contact/back' });
  await outbox.sendAll(true);
  expect(sent).toEqual(['back', 'chairs']);
});

test('without network the first stays the first, and goes out later under the same key', async () => {
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

test('after a failure it waits longer each time, up to five minutes, unless somebody is sure of the network', async () => {
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

test('a server that names a time is asked again no sooner', async () => {
  const { outbox } = story({ came: 'nothing', afterMs: 60_000 });
  await outbox.keep('mia', change('chairs'));
  await outbox.sendAll();
  expect((await outbox.news()).retryInMs).toBe(60_000);
});

test('a success ends the waiting', async () => {
  const { outbox } = story(nothing);
  await outbox.keep('mia', change('chairs'));
  await outbox.sendAll();
  await outbox.sendAll(true);
  expect((await outbox.news()).retryInMs).toBe(0);
});

test('a later change of the same thing takes the place of the earlier one, behind the others', async () => {
  const { outbox, sent, left } = story();
  await outbox.keep('mia', change('Going', 'answer'));
  await outbox.keep('mia', change('chairs'));
  await outbox.keep('mia', change('Not going', 'answer'));
  expect(await left()).toEqual(['chairs', 'Not going']);
  await outbox.sendAll();
  expect(sent).toEqual(['chairs', 'Not going']);
});

test('what makes something new takes no other’s place', async () => {
  const { outbox, left } = story();
  await outbox.keep('mia', change('Hello', null));
  await outbox.keep('mia', change('Hello again', null));
  expect(await left()).toEqual(['Hello', 'Hello again']);
});

test('a later change of what is being sent follows it', async () => {
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

test('what is asked for while the last one goes out is sent too', async () => {
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

test('a refusal is kept with the server’s words, and holds up none of the others', async () => {
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

test('a refused one is sent once more when somebody wants it, or goes when they don’t', async () => {
  const { outbox, sent, left } = story(no, no);
  await outbox.keep('mia', change('Going'));
  await outbox.sendAll();
  const [{ id }] = (await outbox.news()).changes as [KeptChange];
  await outbox.retry(id);
  expect([sent, await left()]).toEqual([['Going', 'Going'], ['Going']]);
  expect(await outbox.takeBack(id)).toBe(true);
  expect(await left()).toEqual([]);
});

test('a new answer takes the place of one that was refused', async () => {
  const { outbox, left } = story(no);
  await outbox.keep('mia', change('Going', 'answer'));
  await outbox.sendAll();
  await outbox.keep('mia', change('Not going', 'answer'));
  expect(await left()).toEqual(['Not going']);
});

test('what is taken back is not sent', async () => {
  const { outbox, sent } = story();
  await outbox.keep('mia', change('chairs'));
  const [{ id }] = (await outbox.news()).changes as [KeptChange];
  expect(await outbox.takeBack(id)).toBe(true);
  await outbox.sendAll();
  expect(sent).toEqual([]);
});

test('what is being sent can’t be taken back any more', async () => {
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

test('signed out, it stays until its owner is back', async () => {
  const { outbox, sent, left } = story({ came: 'signed out' });
  await outbox.keep('mia', change('chairs'));
  await outbox.sendAll();
  expect(await left()).toEqual(['chairs']);
  await outbox.sendAll();
  expect([sent, await left()]).toEqual([['chairs', 'chairs'], []]);
});

test('nobody else sees or sends it, and it is gone once the device is another’s', async () => {
  const { outbox, sent, device, left } = story();
  await outbox.keep('mia', change('chairs'));
  device.owner = 'tom';
  expect(await left()).toEqual([]);
  await outbox.sendAll();
  device.owner = 'mia';
  await outbox.sendAll();
  expect([sent, await left()]).toEqual([[], []]);
});

test('an account that is signed out holds up no guest, and is not asked twice in a row', async () => {
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

test('a guest’s change takes the place of none of an account’s, and outlasts the account', async () => {
  const { outbox, device, left, told } = story();
  await outbox.keep('mia', change('Going', 'answer'));
  await outbox.keep('household kim', change('Not going', 'answer'));
  expect(await left()).toEqual(['Going', 'Not going']);
  expect(told.at(-1)?.viewer).toBe('mia');
  device.owner = undefined;
  expect(await left()).toEqual(['Not going']);
});

test.each([['tom'], [undefined]])('a page of hers keeps nothing on a device that is %s’s', async (owner) => {
  const { outbox, device, left } = story();
  device.owner = owner;
  expect(await outbox.keep('mia', change('chairs'))).toBe(false);
  device.owner = 'mia';
  expect(await left()).toEqual([]);
});

test('what the server fails over five times is given up and shown; the others go on', async () => {
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

test('after 14 days, when the server has forgotten its key, it is shown and not sent', async () => {
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

test('each page is told what waits, and of which trip something went out', async () => {
  const { outbox, told, callLater } = story();
  await outbox.keep('mia', change('chairs'));
  expect(told).toMatchObject([{ viewer: 'mia', changes: [{ label: 'chairs', refused: null }], sent: [] }]);
  expect(callLater).toHaveBeenCalledTimes(1);
  await outbox.sendAll();
  expect(told.at(-1)).toMatchObject({ changes: [], sent: [TRIP] });
});

test('what was sent is told with its time for a day, or until it is dismissed', async () => {
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

test('a change that waits is never dismissed as one that was sent', async () => {
  const { outbox, left } = story(nothing);
  await outbox.keep('mia', change('chairs'));
  const [{ id }] = (await outbox.news()).changes as [KeptChange];
  await outbox.dismissSent([id]);
  expect(await left()).toEqual(['chairs']);
});

test('a refusal keeps what the server says of single fields', async () => {
  const { outbox } = story({ ...no, fields: { cents: 'This is $64.20 now.' } });
  await outbox.keep('mia', change('Firewood'));
  await outbox.sendAll();
  expect((await outbox.news()).changes).toMatchObject([
    { refused: { status: 409, fields: { cents: 'This is $64.20 now.' } } },
  ]);
});

describe('two changes of one version', () => {
  const of = (label: string, version = 1): NewChange => ({
    ...change(label, 'firewood'),
    body: JSON.stringify({ what: label, version }),
  });

  test('where the first may have arrived, it goes out again and the second stands on what it made', async () => {
    const { outbox, bodies } = story(nothing, { came: 'done', version: 2 });
    await outbox.keep('mia', of('wood'));
    await outbox.sendAll();
    await outbox.keep('mia', of('dry wood'));
    await outbox.sendAll(true);
    expect(bodies.slice(1)).toEqual(['{"what":"wood","version":1}', '{"what":"dry wood","version":2}']);
  });

  test('so does one that was typed before the page had heard of the first', async () => {
    const { outbox, bodies } = story({ came: 'done', version: 2 }, { came: 'done', version: 3 });
    for (const what of ['wood', 'dry wood', 'dry oak']) {
      await outbox.keep('mia', of(what));
      await outbox.sendAll();
    }
    expect(bodies.map((body) => JSON.parse(body).version)).toEqual([1, 2, 3]);
  });

  test('what is sent again goes out as it was, under its key', async () => {
    const { outbox, bodies, keys } = story({ came: 'done', version: 2 }, nothing);
    await outbox.keep('mia', of('wood'));
    await outbox.keep('mia', { ...of('oak'), thing: 'another' });
    await outbox.sendAll();
    await outbox.keep('mia', of('dry wood'));
    await outbox.sendAll(true);
    expect([bodies[2], keys[2]]).toEqual([bodies[1], keys[1]]);
  });

  test('so does one whose first try was the page’s', async () => {
    const { outbox, sent } = story();
    await outbox.keep('mia', { ...of('wood'), tried: true });
    await outbox.keep('mia', of('dry wood'));
    await outbox.sendAll();
    expect(sent).toEqual(['wood', 'dry wood']);
  });

  test('where the first can’t have arrived, the second takes its place', async () => {
    const { outbox, sent } = story();
    await outbox.keep('mia', of('wood'));
    await outbox.keep('mia', of('dry wood'));
    await outbox.sendAll();
    expect(sent).toEqual(['dry wood']);
  });

  test('where somebody else was before them, the second alone is refused in sight, to the version that was seen', async () => {
    const { outbox, bodies, left } = story(no, no);
    await outbox.keep('mia', { ...of('wood'), tried: true });
    await outbox.keep('mia', of('dry wood'));
    await outbox.sendAll();
    expect([bodies.at(-1), await left()]).toEqual(['{"what":"dry wood","version":1}', ['dry wood']]);
  });

  test('a second change that was made to a newer version keeps that', async () => {
    const { outbox, bodies } = story({ came: 'done', version: 2 });
    await outbox.keep('mia', { ...of('wood'), tried: true });
    await outbox.keep('mia', of('dry wood', 3));
    await outbox.sendAll();
    expect(bodies.at(-1)).toBe('{"what":"dry wood","version":3}');
  });
});

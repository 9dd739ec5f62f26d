import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { NextRequest } from 'next/server';
import { z } from 'zod';
import { db } from './db/client';
import { recordFailure } from './http/failed-pages';
import { publicRoute } from './http/route';
import { log } from './log';
import { noteFault, saveErrors, watchErrors } from './server-errors';

/** Answers a request with this status, and returns the request's id. */
function respond(statusCode: number, fault?: unknown, requestId = randomUUID()): string {
  const response = Object.assign(new EventEmitter(), { statusCode });
  const request = { method: 'GET', url: '/invite/a-secret-link?email=mia@example.com' };
  watchErrors(request as IncomingMessage, response as unknown as ServerResponse, requestId);
  if (fault) noteFault(requestId, fault);
  response.emit('finish');
  return requestId;
}

const saved = () => db.serverError.findMany({ orderBy: { at: 'desc' } });
beforeEach(async () => {
  await saveErrors();
  await db.serverError.deleteMany();
});

test('a response from 500 on is kept with its request’s id and the error’s class and code', async () => {
  const gone = Object.assign(new TypeError('no mia@example.com'), { code: 'P2024' });
  const [failed, putOff] = [respond(500, gone), respond(503)];
  respond(499, gone);
  await saveErrors();
  const rows = await saved();
  expect(rows).toHaveLength(2);
  expect(rows).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ requestId: failed, method: 'GET', status: 500, fault: 'TypeError P2024' }),
      expect.objectContaining({ requestId: putOff, status: 503, fault: 'unknown' }),
    ]),
  );
});

test('nothing of a person is kept: no message, no address, no link', async () => {
  respond(500, Object.assign(new Error('for mia@example.com'), { code: 'to mia@example.com' }));
  respond(500, 'mia@example.com');
  respond(500, new Error('Mia'));
  await saveErrors();
  const rows = await saved();
  expect(rows.map(({ fault }) => fault).sort()).toEqual(['Error', 'Error', 'unknown']);
  expect(JSON.stringify(rows)).not.toMatch(/mia|secret/i);
});

test('a call and a page that fail tell their error’s class', async () => {
  jest.spyOn(log, 'error').mockImplementation(() => undefined);
  const broken = publicRoute({ summary: 'Fail', answer: z.null() }, async () => {
    throw new RangeError('mia@example.com');
  });
  const [ofCall, ofPage] = [randomUUID(), randomUUID()];
  await broken(new NextRequest('http://localhost/x', { headers: { 'x-request-id': ofCall } }), {});
  recordFailure(new TypeError('mia@example.com'), { requestId: ofPage, method: 'GET', path: '/' });
  for (const requestId of [ofCall, ofPage]) respond(500, undefined, requestId);
  await saveErrors();
  expect(await saved()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ requestId: ofCall, fault: 'RangeError' }),
      expect.objectContaining({ requestId: ofPage, fault: 'TypeError' }),
    ]),
  );
});

test('only the newest 200 are kept, also in memory', async () => {
  for (let n = 0; n < 150; n++) respond(500);
  await saveErrors();
  for (let n = 0; n < 250; n++) respond(500);
  const newest = respond(502);
  const save = jest.spyOn(db.serverError, 'createMany');
  await saveErrors();
  expect(save.mock.calls[0]?.[0]?.data).toHaveLength(200);
  save.mockRestore();
  const rows = await saved();
  expect([rows.length, rows.some(({ requestId }) => requestId === newest)]).toEqual([200, true]);
});

test('errors whose responses never end don’t pile up', async () => {
  const [first, ...others] = Array.from({ length: 201 }, () => randomUUID());
  for (const requestId of [first, ...others]) noteFault(String(requestId), new TypeError());
  respond(500, undefined, first);
  await saveErrors();
  expect(await saved()).toMatchObject([{ fault: 'unknown' }]);
});

test('errors that can’t be saved are saved the next time', async () => {
  jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  const away = jest.spyOn(db.serverError, 'createMany').mockRejectedValueOnce(new Error('away') as never);
  const requestId = respond(500);
  await saveErrors();
  away.mockRestore();
  await saveErrors();
  expect(await saved()).toMatchObject([{ requestId }]);
});

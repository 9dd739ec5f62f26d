import 'server-only';
import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { AppError, notFound } from '@/lib/errors';
import { env } from '../env';
import { sameSecret } from '../same-secret';
import { giveBack, withinLimit } from './rate-limiter';
import { endpoint } from './route';

/** In seconds, in both directions, because the clocks may disagree. */
const TOLERANCE = 5 * 60;

const unsigned = () => new AppError(401, 'The signature doesn’t fit this request.');

/** Standard Webhooks; Svix, which Resend uses, names the same headers `svix-…`. */
type Prefix = 'webhook' | 'svix';

function readHeaders({ headers }: Request, prefix: Prefix) {
  const [id, timestamp, signature] = ['id', 'timestamp', 'signature'].map(
    (name) => headers.get(`${prefix}-${name}`) ?? '',
  ) as [string, string, string];
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (!/^[\w.:-]{1,200}$/.test(id) || !/^\d{1,12}$/.test(timestamp) || age > TOLERANCE) throw unsigned();
  return { id, timestamp, signature };
}

/** Each of several signatures may be the right one, because a secret can have a successor. */
function requireSignature(request: Request, bytes: Uint8Array, prefix: Prefix): void {
  const { id, timestamp, signature } = readHeaders(request, prefix);
  const key = Buffer.from((env().MAIL_WEBHOOK_SECRET ?? '').slice('whsec_'.length), 'base64');
  const right = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(bytes).digest();
  const fits = signature
    .split(' ', 10)
    .some(
      (given) =>
        given.startsWith('v1,') && sameSecret(Buffer.from(given.slice('v1,'.length), 'base64'), right),
    );
  if (!fits) throw unsigned();
}

/** Responds 404 without MAIL_WEBHOOK_SECRET. An event that comes again changes nothing. */
export const webhookRoute = <B extends z.ZodType>(
  prefix: Prefix,
  spec: { summary: string; body: B },
  take: (event: z.output<B>) => Promise<void>,
) =>
  endpoint(
    {
      ...spec,
      answer: z.null(),
      status: 204,
      access: 'public',
      anyOrigin: true,
      limits: ['mailEvents'],
      checkRaw: (request, bytes) => requireSignature(request, bytes, prefix),
    },
    async (request) => {
      if (!env().MAIL_WEBHOOK_SECRET) throw notFound();
      readHeaders(request, prefix);
      return { who: undefined };
    },
    async ({ body, request }) => {
      const { id } = readHeaders(request, prefix);
      if (await withinLimit('mailEventUse', id)) {
        await take(body as z.output<B>).catch(async (error: unknown) => {
          await giveBack('mailEventUse', id);
          throw error;
        });
      }
      return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
    },
  );

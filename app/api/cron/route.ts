import { z } from 'zod';
import { notFound, signedOut } from '@/lib/errors';
import { bearsSecret } from '@/lib/server/auth/bearer';
import { env } from '@/lib/server/env';
import { otherMethods } from '@/lib/server/http/other-methods';
import { publicRoute } from '@/lib/server/http/route';
import { noteCronVisit } from '@/lib/server/jobs/health';
import { purgeExpired } from '@/lib/tasks/purge';
import { runDueJobs } from '@/lib/tasks/worker';
import { watchPlans } from '@/lib/trips/home-contact/watch-plans';

/** In seconds, on hosts that end long requests. */
export const maxDuration = 60;

export const GET = publicRoute(
  {
    summary: 'Run the jobs that are due, for a host’s cron (Bearer CRON_SECRET)',
    answer: z.object({ status: z.literal('done') }),
  },
  async ({ request }) => {
    const secret = env().CRON_SECRET;
    if (!secret) throw notFound();
    if (!bearsSecret(request, secret)) throw signedOut();
    await noteCronVisit();
    await watchPlans();
    await runDueJobs();
    await purgeExpired();
    return { status: 'done' as const };
  },
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });

import { workerProblem } from '@/lib/offline/worker-problem';
import { db } from '@/lib/server/db/client';
import { env, startWarnings } from '@/lib/server/env';
import { saveFigures } from '@/lib/server/figures';
import { boundStop } from '@/lib/server/http/bound-stop';
import { watchRequests } from '@/lib/server/http/watch-requests';
import { logConsoleErrors } from '@/lib/server/json-console';
import { onShutdown } from '@/lib/server/lifecycle';
import { log } from '@/lib/server/log';
import { deliveryProblem } from '@/lib/server/mail/transports';
import { releaseText } from '@/lib/server/release';
import { releaseRenders } from '@/lib/server/release-renders';
import { startWorker, workAfterResponses } from '@/lib/tasks/worker';

log.info(`Campmates of ${releaseText} starts`);
if (env().NODE_ENV === 'production') logConsoleErrors();
watchRequests();
// Metrics and tracing are loaded only when their variables are set, and before the first request.
if (env().METRICS_TOKEN) (await import('@/lib/server/metrics/start-metrics')).startMetrics();
if (env().OTEL_EXPORTER_OTLP_ENDPOINT) (await import('@/lib/server/tracing/start-tracing')).startTracing();
releaseRenders();
boundStop();

const worker = env().SERVERLESS ? undefined : startWorker();
if (!worker) workAfterResponses();
onShutdown(async () => {
  await worker?.stop();
  await saveFigures();
  await db.$disconnect();
});

for (const warning of startWarnings(env())) log.warn(warning);
const problem = await deliveryProblem();
if (problem) log.error(problem);
const missing = workerProblem(env());
if (missing) log.error(missing);

import type { Question, Questions, Told } from './messages';

/** Path of the service worker. Its scope is the whole app. */
export const WORKER = '/sw.js';

/**
 * How long the page waits for the worker. A worker may need a moment to start, but a worker that
 * never answers must not block the page.
 */
const PATIENCE_MS = 5000;

/**
 * Asks the page's service worker. Returns undefined without a worker or without an answer in time.
 */
export async function askWorker<Name extends Question>(
  ask: Name,
  says: Questions[Name]['says'],
): Promise<Questions[Name]['told'] | undefined> {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  if (!worker) return undefined;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<Told<Name> | undefined>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data as Told<Name>);
    setTimeout(resolve, PATIENCE_MS);
  });
  worker.postMessage({ ask, says }, [port2]);
  const told = await answer;
  port1.close();
  return told && 'told' in told ? told.told : undefined;
}

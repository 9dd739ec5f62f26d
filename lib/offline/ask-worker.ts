import type { Question, Questions, Told } from './messages';

export const WORKER = '/sw.js';

/** Starting a worker may take a moment, but a page must not wait forever for a worker that doesn't answer. */
const PATIENCE_MS = 5000;

/** Resolves to undefined without a worker, when the worker fails, or when the answer takes too long. */
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

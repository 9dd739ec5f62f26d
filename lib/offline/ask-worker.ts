import type { Question, Questions, Told } from './messages';

/** Where the service worker stands, which covers all of the app. */
export const WORKER = '/sw.js';

/** A worker that has to be started first needs a moment; one that doesn't answer at all must hold nothing up. */
const PATIENCE_MS = 5000;

/** Asks the service worker of this page; undefined where there is none, or where it doesn't answer. */
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

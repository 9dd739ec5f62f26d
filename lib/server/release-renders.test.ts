import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { releaseRenders } from './release-renders';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

class Caller {
  fail() {
    return new Error('This render is over.');
  }
}

/**
 * Aborts a controller with an error that was created inside a method of `Caller`. Returns the
 * controller and a weak reference to the `Caller`.
 */
function abortByCaller() {
  const controller = new AbortController();
  const caller = new Caller();
  controller.abort(caller.fail());
  return { controller, caller: new WeakRef(caller) };
}

async function isKept(): Promise<boolean> {
  const { controller, caller } = abortByCaller();
  await delay(10);
  collect();
  return controller.signal.aborted && caller.deref() !== undefined;
}

test('an aborted signal does not keep the caller of its error in memory', async () => {
  const { abort } = AbortController.prototype;
  expect(await isKept()).toBe(true);
  releaseRenders();
  expect(await isKept()).toBe(false);
  AbortController.prototype.abort = abort;
});

test('the reason is passed on unchanged', () => {
  const { abort } = AbortController.prototype;
  releaseRenders();
  for (const reason of [new Error('over'), 'words']) {
    const controller = new AbortController();
    controller.abort(reason);
    expect(controller.signal.reason).toBe(reason);
  }
  const controller = new AbortController();
  controller.abort();
  expect(controller.signal.reason).toMatchObject({ name: 'AbortError' });
  AbortController.prototype.abort = abort;
});

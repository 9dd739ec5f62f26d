import type { Message, Question, Questions } from '../messages';
import { outbox } from './outbox-here';
import { greet } from './owner';

type Answers = { [Name in Question]: (says: Questions[Name]['says']) => Promise<Questions[Name]['told']> };

const answers: Answers = {
  hello: async ({ viewer }) => {
    await greet(viewer);
    return null;
  },
  keepChange: ({ viewer, change }) => outbox.keep(viewer, change),
  listChanges: () => outbox.news(),
  sendChanges: async ({ sure }) => {
    await outbox.sendAll(sure);
    return outbox.news();
  },
  takeBackChange: ({ id }) => outbox.takeBack(id),
  retryChange: async ({ id }) => {
    await outbox.retry(id);
    return null;
  },
};

/** Answers what a page asks, through the port that came with it. */
export async function answerMessage({ data, ports }: ExtendableMessageEvent): Promise<void> {
  const { ask, says } = data as Message;
  if (!Object.hasOwn(answers, ask)) return;
  const port = ports[0];
  try {
    port?.postMessage({ told: await (answers[ask] as Answers[typeof ask])(says as never) });
  } catch (error) {
    port?.postMessage({ failed: String(error) });
  }
}

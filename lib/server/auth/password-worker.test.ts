import { AppError } from '@/lib/errors';
import { bcryptCompare, bcryptHash, MOST_WAITING } from './password-worker';

const LEAST_COST = 4;

test('a full queue refuses a password with 503, and takes it again later', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: MOST_WAITING + 3 }, (_, index) => bcryptHash(`password ${index}`, LEAST_COST)),
  );
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(refused).toHaveLength(3);
  expect(refused[0]).toBeInstanceOf(AppError);
  expect(refused[0]).toMatchObject({ status: 503, details: { retryAfterSeconds: 5 } });
  const hash = await bcryptHash('camp', LEAST_COST);
  expect(await bcryptCompare('camp', hash)).toBe(true);
});

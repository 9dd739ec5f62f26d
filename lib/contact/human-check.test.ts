import { type Challenge, createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { env } from '../server/env';
import { isHuman, newChallenge } from './human-check';

afterEach(() => jest.restoreAllMocks());

describe('the proof of work', () => {
  async function solved(challenge: Challenge) {
    const solution = await solveChallenge({ challenge, deriveKey });
    return { challenge, solution };
  }
  const tokenOf = (payload: object) => Buffer.from(JSON.stringify(payload)).toString('base64');
  const laterBy = (minutes: number) => {
    const then = Date.now() + minutes * 60_000;
    jest.spyOn(Date, 'now').mockReturnValue(then);
  };

  test('a challenge is valid for 20 minutes', async () => {
    const token = tokenOf(await solved(await newChallenge()));
    laterBy(21);
    expect(await isHuman(token)).toBe(false);
    jest.restoreAllMocks();
    laterBy(19);
    expect(await isHuman(token)).toBe(true);
  });

  test.each<[string, (challenge: Challenge) => Challenge]>([
    [
      'that lives longer',
      ({ parameters, ...rest }) => ({ ...rest, parameters: { ...parameters, expiresAt: 9_999_999_999 } }),
    ],
    ['that is cheaper', ({ parameters, ...rest }) => ({ ...rest, parameters: { ...parameters, cost: 1 } })],
    [
      'with a prefix that is easier',
      ({ parameters, ...rest }) => ({ ...rest, parameters: { ...parameters, keyPrefix: '0' } }),
    ],
    ['without a signature', ({ parameters }) => ({ parameters })],
  ])('a challenge %s than ours is refused even with a correct solution', async (_what, forge) => {
    const forged = forge(await newChallenge());
    expect(await isHuman(tokenOf(await solved(forged)))).toBe(false);
  });

  test('a challenge signed with another secret is refused', async () => {
    const foreign = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 1,
      deriveKey,
      hmacSignatureSecret: 'not our secret',
    });
    expect(
      await isHuman(tokenOf({ ...(await solved(foreign)), hmacSignatureSecret: 'not our secret' })),
    ).toBe(false);
  });

  test('a wrong solution is refused', async () => {
    const { challenge, solution } = await solved(await newChallenge());
    const derivedKey = solution?.derivedKey.replace(/^../, 'ff');
    expect(await isHuman(tokenOf({ challenge, solution: { ...solution, derivedKey } }))).toBe(false);
    expect(await isHuman(tokenOf({ challenge, solution: { ...solution, counter: -1 } }))).toBe(false);
  });
});

describe('reCAPTCHA', () => {
  const fetched = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
  const realFetch = globalThis.fetch;
  beforeEach(() => {
    globalThis.fetch = fetched.mockReset();
    Object.assign(env(), { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET_KEY: 'secret' });
  });
  afterAll(() => {
    globalThis.fetch = realFetch;
    Object.assign(env(), { RECAPTCHA_SITE_KEY: undefined, RECAPTCHA_SECRET_KEY: undefined });
  });

  const good = { success: true, score: 0.5, action: 'contact', hostname: 'localhost' };
  const responds = (body: string, status = 200) => fetched.mockResolvedValue(new Response(body, { status }));

  test('a token passes when its verdict has the least score, our action and our host', async () => {
    responds(JSON.stringify(good));
    expect(await isHuman('the token')).toBe(true);
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('https://www.google.com/recaptcha/api/siteverify');
    expect(String(init?.body)).toBe('secret=secret&response=the+token');
  });

  test.each([
    ['no success', { ...good, success: false }],
    ['success in name only', { ...good, success: 'true' }],
    ['too low a score', { ...good, score: 0.49 }],
    ['no score', { ...good, score: undefined }],
    ['a score that is no number', { ...good, score: '0.9' }],
    ['another action', { ...good, action: 'login' }],
    ['no action', { ...good, action: undefined }],
    ['another host', { ...good, hostname: 'evil.example' }],
    ['no host', { ...good, hostname: undefined }],
    ['null', null],
    ['a list', [good]],
  ])('a token is refused when the verdict has %s', async (_what, verdict) => {
    responds(JSON.stringify(verdict));
    expect(await isHuman('token')).toBe(false);
  });

  test('a response that is not JSON counts as a refusal', async () => {
    responds('<html>Sorry…</html>');
    expect(await isHuman('token')).toBe(false);
  });

  test.each<[string, () => unknown]>([
    ['cannot be reached', () => fetched.mockRejectedValue(new TypeError('fetch failed'))],
    ['is broken', () => responds('{}', 502)],
    [
      'breaks off',
      () =>
        fetched.mockResolvedValue(
          new Response(new ReadableStream({ pull: (c) => c.error(new Error('cut')) })),
        ),
    ],
  ])('while Google %s, the person is asked to try again', async (_what, arrange) => {
    arrange();
    await expect(isHuman('token')).rejects.toMatchObject({
      name: 'AppError',
      status: 503,
      details: { retryAfterSeconds: 30 },
    });
  });

  test('the request to Google times out within ten seconds', async () => {
    const { timeout } = AbortSignal;
    const patience = jest
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation(() => timeout.call(AbortSignal, 20));
    fetched.mockImplementation(
      (_url, init) =>
        new Promise((_, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        }),
    );
    await expect(isHuman('token')).rejects.toMatchObject({ name: 'AppError', status: 503 });
    expect(patience.mock.calls[0]?.[0]).toBeLessThanOrEqual(10_000);
  });
});

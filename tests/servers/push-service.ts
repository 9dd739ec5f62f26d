import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { pushCertificate } from '../fixtures/push-certificate';

interface ReceivedPush {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  /** The content of the message after decryption. */
  message: unknown;
  claims: Record<string, unknown>;
}

/**
 * A fake browser's side of a push subscription: its keys, and a function that decrypts messages.
 */
export function browser(endpoint = 'https://push.example.com/one') {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  const subscription = {
    endpoint,
    expirationTime: null,
    keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
  };
  return { subscription, decrypt: (body: Buffer) => decrypt(body, keys, auth) };
}

/**
 * Decrypts by RFC 8291 and RFC 8188. Written separately from the library that encrypts, so that it
 * can check the library.
 */
function decrypt(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): unknown {
  const salt = body.subarray(0, 16);
  const idLength = body[20] ?? 0;
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const material = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32));
  const key = hkdfSync('sha256', material, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = hkdfSync('sha256', material, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', Buffer.from(key), Buffer.from(nonce));
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // The last record ends in a byte 2, which zeros may follow as padding.
  return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString('utf8'));
}

/** Returns the claims of a VAPID token signed with `publicKey`. Throws for any other token. */
function claimsOf(authorization: string, publicKey: string): Record<string, unknown> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const signer = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: signer, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!signed || key !== publicKey)
    throw new Error('the token is not signed by the key that was subscribed with');
  return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'));
}

/**
 * Starts a fake push service. It checks the sender, decrypts messages with the keys of its
 * browsers, and responds with the status that a test has set.
 */
export async function pushService(publicKey: string) {
  const browsers = new Map<string, ReturnType<typeof browser>>();
  const received: ReceivedPush[] = [];
  const state = { status: 201 as number | 'silent' | 'endless' };
  const server: Server = createServer(pushCertificate, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = request.url ?? '';
    const message = browsers.get(path)?.decrypt(Buffer.concat(chunks));
    const claims = claimsOf(request.headers.authorization ?? '', publicKey);
    received.push({ path, headers: request.headers, message, claims });
    if (state.status === 'silent') return;
    response.writeHead(state.status === 'endless' ? 201 : state.status, {
      location: 'https://push.example.com/elsewhere',
    });
    if (state.status === 'endless') setInterval(() => response.write('x'.repeat(10_000)), 5).unref();
    else response.end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    received,
    state,
    port: (server.address() as AddressInfo).port,
    ca: pushCertificate.cert,
    add: (one: ReturnType<typeof browser>) => browsers.set(new URL(one.subscription.endpoint).pathname, one),
    stop: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}

import { type IncomingMessage, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FuzzCall } from './call';
import type { ReceivedResponse } from './check-response';

/**
 * Time-out in milliseconds. It is longer than any call should take, including calls that use the AI.
 */
const PATIENCE = 30_000;

/** Sends a call on a new connection. Rejects when no complete response comes in time. */
export function send(url: string, { method, path, headers, body }: FuzzCall): Promise<ReceivedResponse> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const sent = request({ hostname, port, method, path, headers: asLatin1(headers), agent: false });
    const timer = setTimeout(
      () => sent.destroy(new Error(`no response within ${PATIENCE / 1000} s`)),
      PATIENCE,
    );
    const end = (settle: () => void) => {
      clearTimeout(timer);
      settle();
    };
    let responded = false;
    sent.on('error', (error) => {
      // The server responds to a body that is too large before the whole body is sent, and closes
      // the connection. Then the response counts, and the connection's error is ignored.
      if (!responded) end(() => reject(error));
    });
    sent.on('response', (response) => {
      responded = true;
      readBody(response).then(
        (content) =>
          end(() => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: content })),
        (error) => end(() => reject(error)),
      );
    });
    sent.end(body ?? undefined);
  });
}

/** Reads a response completely. A stream of events never ends, so only its first event is read. */
async function readBody(response: IncomingMessage): Promise<Buffer> {
  const endless = response.headers['content-type']?.startsWith('text/event-stream') ?? false;
  const chunks: Buffer[] = [];
  for await (const chunk of response) {
    chunks.push(chunk);
    if (endless) break;
  }
  const bytes = Buffer.concat(chunks);
  const coding = response.headers['content-encoding'];
  if (coding === 'br') return brotliDecompressSync(bytes);
  return coding === 'gzip' ? gunzipSync(bytes) : bytes;
}

/** Replaces all characters outside Latin-1 in header values, because Node throws for them. */
const asLatin1 = (headers: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replace(/[^\t -~\x80-\xff]/g, '?')]),
  );

/** Returns a shell command that sends the same call with curl. */
export function curlOf(url: string, { method, path, headers, body }: FuzzCall): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  const options = Object.entries(headers).flatMap(([name, value]) =>
    name === 'content-length' ? [] : ['-H', quoted(`${name}: ${value}`)],
  );
  const text = body?.toString() ?? '';
  const plain = /^[\x20-\x7e]*$/.test(text);
  const data = body ? ['--data-binary', plain ? quoted(text) : '@-'] : [];
  const curl = [
    'curl',
    '-sSi',
    '--path-as-is',
    '-g',
    '-X',
    method,
    ...options,
    ...data,
    quoted(url + path),
  ].join(' ');
  return plain ? curl : `echo ${body?.toString('base64')} | base64 -d | ${curl}`;
}

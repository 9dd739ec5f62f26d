import 'server-only';

interface Bounds {
  signal: AbortSignal;
  maxBytes: number;
  headers?: Record<string, string>;
}

/**
 * Fetches from a server of others. The time limit of `signal` covers the whole request, to the end
 * of the body. Throws for every status but 2xx and 304, which has no body.
 */
export async function fetchBounded(
  url: URL,
  { signal, maxBytes, headers }: Bounds,
): Promise<{ headers: Headers; body: Uint8Array | null }> {
  const response = await fetch(url, {
    signal,
    // Follow no redirect, because a redirect could lead anywhere, even into our own network.
    redirect: 'error',
    cache: 'no-store',
    headers: { ...headers, 'accept-encoding': 'identity' },
  });
  if (response.status === 304) {
    await response.body?.cancel();
    return { headers: response.headers, body: null };
  }
  // Refuse a compressed response, although the request asks for none. Unpacking an endless one
  // would block the whole process.
  if (!response.ok || !response.body || response.headers.has('content-encoding')) {
    await response.body?.cancel();
    throw new Error(`${url.host} responded with ${response.status}, or packed`);
  }
  return { headers: response.headers, body: await bounded(response.body, maxBytes) };
}

async function bounded(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new Error('The response is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { Connections, STOP_PATIENCE } from '../../lib/server/http/connections';
import { commonHeaders } from '../../lib/server/http/headers';
import { isLeaving } from '../../lib/server/lifecycle';
import { portRefusal } from '../port';
import { admit, BoundedRequest, maxHeaderSize, refuseMalformed, setCaller } from './request-bounds';

interface Options {
  port: number;
  /** All of the machine's addresses if left out. */
  address?: string;
  /** With https, responses carry Strict-Transport-Security. */
  appUrl: string;
  trustedProxies: number;
  /** Milliseconds that requests in flight have to finish once the server stops. */
  patience?: number;
  bounds?: Bounds;
}

/** In milliseconds. */
interface Bounds {
  headers: number;
  request: number;
  /** For a response whose client reads nothing. */
  stalled: number;
}

export interface HttpServer {
  server: Server;
  stop(): Promise<void>;
}

export const usualBounds: Bounds = { headers: 15_000, request: 30_000, stalled: 35_000 };

export async function startHttpServer(handle: RequestListener, options: Options): Promise<HttpServer> {
  let stopping: Promise<void> | undefined;
  const bounds = options.bounds ?? usualBounds;
  const connections = new Connections();
  const limits = {
    IncomingMessage: BoundedRequest,
    maxHeaderSize,
    headersTimeout: bounds.headers,
    requestTimeout: bounds.request,
    keepAliveTimeout: 65_000,
    // How often Node looks for slow clients; the default is 30 seconds.
    connectionsCheckingInterval: Math.min(1000, bounds.headers),
  };
  const server = createServer(limits, (request, response) => {
    connections.addResponse(response);
    setCaller(request, options.trustedProxies);
    if (stopping || isLeaving()) response.setHeader('connection', 'close');
    if (admit(request, response)) handle(request, response);
  });
  server.on('connection', (socket) => connections.add(socket));
  server.maxRequestsPerSocket = 1000;
  // Closes a silent connection. An event stream sends a byte every 25 seconds, so it stays open.
  server.timeout = bounds.stalled;
  server.on('clientError', (error, socket: Socket) =>
    refuseMalformed(error, socket, commonHeaders(options.appUrl)),
  );
  await listen(server, options);

  async function finish(): Promise<void> {
    const closed = new Promise((resolve) => server.close(resolve));
    // A kept-alive connection becomes idle only after its response.
    const idle = setInterval(() => server.closeIdleConnections(), 100);
    const end = () => void connections.end(commonHeaders(options.appUrl));
    const force = setTimeout(end, options.patience ?? STOP_PATIENCE.requests);
    await closed;
    clearInterval(idle);
    clearTimeout(force);
  }

  return {
    server,
    stop: () => {
      stopping ??= finish();
      return stopping;
    },
  };
}

function listen(server: Server, { port, address }: Options): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(portRefusal(port, error)));
    server.listen(port, address, resolve);
  });
}

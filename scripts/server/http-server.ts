import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { Connections, STOP_PATIENCE } from '../../lib/server/http/connections';
import { commonHeaders } from '../../lib/server/http/headers';
import { portRefusal } from '../port';
import { admit, BoundedRequest, maxHeaderSize, refuseMalformed, setCaller } from './request-bounds';

interface Options {
  port: number;
  /** The IP address to listen on; all of the machine's addresses if left out. */
  address?: string;
  /** The site's base URL. With https, responses carry Strict-Transport-Security. */
  appUrl: string;
  trustedProxies: number;
  /** Milliseconds that requests in flight have to finish once the server stops. */
  patience?: number;
  bounds?: Bounds;
}

/** Time limits for slow clients, in milliseconds. */
interface Bounds {
  /** Limit for the arrival of a request's headers. */
  headers: number;
  /** Limit for the arrival of the whole request. */
  request: number;
  /** Limit for a response whose client reads nothing. */
  stalled: number;
}

export interface HttpServer {
  server: Server;
  /**
   * Accepts no more requests. Resolves when each request in flight is finished, refused or
   * disconnected.
   */
  stop(): Promise<void>;
}

export const usualBounds: Bounds = { headers: 15_000, request: 30_000, stalled: 35_000 };

/** Starts an HTTP server that limits clients and passes valid requests on to `handle`. */
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
    // Interval at which Node looks for slow clients. The default is 30 seconds.
    connectionsCheckingInterval: Math.min(1000, bounds.headers),
  };
  const server = createServer(limits, (request, response) => {
    connections.addResponse(response);
    setCaller(request, options.trustedProxies);
    if (stopping) response.setHeader('connection', 'close');
    if (admit(request, response)) handle(request, response);
  });
  server.on('connection', (socket) => connections.add(socket));
  server.maxRequestsPerSocket = 1000;
  // A connection on which nothing is sent for this long is closed. An event stream sends a byte
  // every 25 seconds, so it stays open.
  server.timeout = bounds.stalled;
  server.on('clientError', (error, socket: Socket) =>
    refuseMalformed(error, socket, commonHeaders(options.appUrl)),
  );
  await listen(server, options);

  async function finish(): Promise<void> {
    const closed = new Promise((resolve) => server.close(resolve));
    // Close idle connections repeatedly, because a kept-alive connection becomes idle only after
    // its response.
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

import type { IncomingMessage, ServerResponse } from 'node:http';
import { startStandIn } from './stand-in';

/** A request that the fake AI server received. */
interface AiCall {
  headers: Record<string, string | string[] | undefined>;
  body: { model: string; messages: { role: string; content: string }[]; response_format?: unknown };
  /** The postcode in the question. */
  postcode: string;
}

export type AiBehaviour = (call: AiCall, response: ServerResponse) => unknown;

/** Returns a site as a model returns it when the model keeps to the schema. */
export const aiSite = (name: string, more: object = {}) => ({
  name,
  locality: 'Dayboro',
  state: 'QLD',
  features: ['Toilets', 'Fire pits'],
  access: '2 Wheel Drive',
  petFriendly: 'Yes',
  url: 'https://parks.example/camp',
  ...more,
});

/** Responds with this text in the protocol's format. */
export const says =
  (content: unknown): AiBehaviour =>
  (_, response) => {
    const message = { role: 'assistant', content, refusal: null };
    const choices = [{ index: 0, message, finish_reason: 'stop' }];
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ id: 'c', object: 'chat.completion', created: 0, model: 'm', choices }));
  };

export const suggests = (...campsites: unknown[]) => says(JSON.stringify({ campsites }));

export const fails =
  (status: number): AiBehaviour =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message: 'the provider’s own words', type: 'x', code: 'x' } }));
  };

/** Accepts the request and never responds. */
export const stalls: AiBehaviour = () => undefined;

/** Uses one behaviour per request, in this order. The last one serves all further requests. */
export const inTurn = (...behaviours: AiBehaviour[]): AiBehaviour => {
  let count = 0;
  return (call, response) => behaviours[Math.min(count++, behaviours.length - 1)]?.(call, response);
};

export const after =
  (ms: number, behaviour: AiBehaviour): AiBehaviour =>
  (call, response) =>
    setTimeout(() => behaviour(call, response), ms);

/** Starts a fake AI server that speaks OpenAI's protocol. */
export async function startAiServer(behaviour: AiBehaviour, port = 0) {
  const { url, ...server } = await startStandIn(readCall, behaviour, port);
  return { ...server, baseUrl: `${url}/v1` };
}

export type AiServer = Awaited<ReturnType<typeof startAiServer>>;

async function readCall(request: IncomingMessage, response: ServerResponse): Promise<AiCall | null> {
  if (request.method === 'GET') {
    response.end('{"object":"list","data":[]}');
    return null;
  }
  let raw = '';
  for await (const chunk of request) raw += chunk;
  const body: AiCall['body'] = JSON.parse(raw);
  const asked = body.messages.map(({ content }) => content).join('\n');
  return { headers: request.headers, body, postcode: /postcode (\d{4})/.exec(asked)?.[1] ?? '' };
}

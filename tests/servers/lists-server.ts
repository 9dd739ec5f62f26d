import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { lists } from '../../lib/trips/conditions/lists/all';
import { samples } from '../conditions/samples';
import { startStandIn } from './stand-in';

interface ListCall {
  path: string;
  headers: IncomingHttpHeaders;
}

export type ListBehaviour = (call: ListCall, response: ServerResponse) => unknown;

/** The samples of the moment, under the host and path of each official list. */
export const goodLists: ListBehaviour = ({ path }, response) => {
  const { pathname, search } = new URL(path, 'http://lists.test');
  const list = lists.find(({ url }) => {
    const at = new URL(url);
    return `/${at.host}${at.pathname}${at.search}` === pathname + search;
  });
  if (!list) return response.writeHead(404).end();
  response.setHeader('last-modified', new Date().toUTCString());
  return response.end(samples(new Date())[list.name]);
};

/** Starts a server that stands in for all official lists. */
export const startListsServer = (behaviour: ListBehaviour = goodLists, port = 0) =>
  startStandIn(({ url = '', headers }) => ({ path: url, headers }), behaviour, port);

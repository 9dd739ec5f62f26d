import 'server-only';
import { methodNotAllowed, toResponse } from './whole-response';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
type Method = (typeof methods)[number];

/**
 * Returns handlers for the methods that a route lacks. They refuse with a message, because Next
 * itself would send an empty response.
 */
export function otherMethods<Own extends Method>(own: Record<Own, unknown>) {
  const has = (method: Method) => method in own;
  // Next handles HEAD with the GET handler.
  const allow = methods.filter(has).join(', ').replace('GET', 'GET, HEAD');
  const refuse = () => toResponse(methodNotAllowed(allow));
  const others = methods.filter((method) => !has(method)).map((method) => [method, refuse]);
  return Object.fromEntries(others) as Record<Exclude<Method, Own>, typeof refuse>;
}

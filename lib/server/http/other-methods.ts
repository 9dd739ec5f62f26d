import 'server-only';
import { methodNotAllowed, toResponse } from './whole-response';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
type Method = (typeof methods)[number];

/** For a method that a route lacks, Next itself would send an empty response. */
export function otherMethods<Own extends Method>(own: Record<Own, unknown>) {
  const has = (method: Method) => method in own;
  const allow = methods.filter(has).join(', ').replace('GET', 'GET, HEAD');
  const refuse = () => toResponse(methodNotAllowed(allow));
  const others = methods.filter((method) => !has(method)).map((method) => [method, refuse]);
  return Object.fromEntries(others) as Record<Exclude<Method, Own>, typeof refuse>;
}

import 'server-only';
import { methodNotAllowed, toResponse } from './whole-response';

/** The methods of a route that has none of its own by that name: Next would answer them with nothing. */
const refuse = () => toResponse(methodNotAllowed());

export { refuse as DELETE, refuse as GET, refuse as OPTIONS, refuse as PATCH, refuse as POST, refuse as PUT };

import { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.JSONSchema;

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: JsonSchema;
}

/**
 * A successful response that the document describes. `type` is its content type, null for a
 * redirect or an empty response.
 */
export interface Success {
  status: number;
  type: string | null;
  schema: JsonSchema;
}

/** One operation (method and path) of the API, as the OpenAPI document describes it. */
export interface Operation {
  method: string;
  path: string;
  parameters: Parameter[];
  body: JsonSchema | null;
  successes: Success[];
  /** Schema of every response with a status of 400 or more. */
  refusal: JsonSchema;
}

type Content = Record<string, { schema: JsonSchema }>;

interface DescribedCall {
  parameters: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}

type Paths = Record<string, Record<string, DescribedCall>>;

export interface OpenApiDocument {
  paths: object;
  components: object;
}

const isReference = (part: object): part is { $ref: string } =>
  '$ref' in part && typeof part.$ref === 'string';

/** Returns the operations of an OpenAPI document, with all references resolved. */
export function operationsOf(document: OpenApiDocument): Operation[] {
  const followed = new Map<string, unknown>();
  const follow = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) return part.map(follow);
    if (!isReference(part))
      return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, follow(inner)]));
    const known = followed.get(part.$ref);
    if (known) return known;
    const keys = part.$ref.replace(/^#\//, '').split('/');
    const found = follow(
      keys.reduce((inner: unknown, key) => (inner as Record<string, unknown>)[key], document),
    );
    followed.set(part.$ref, found);
    return found;
  };
  return Object.entries(follow(document.paths) as Paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => {
      const { default: refused, ...named } = described.responses;
      const [refusal] = Object.values(refused?.content ?? {});
      if (!refusal) throw new Error(`${method} ${path} names no refusal.`);
      return {
        method: method.toUpperCase(),
        path,
        parameters: described.parameters,
        body: described.requestBody?.content['application/json']?.schema ?? null,
        successes: Object.entries(named).map(([status, response]) => {
          const [content] = Object.entries(response.content ?? {});
          return { status: Number(status), type: content?.[0] ?? null, schema: content?.[1].schema ?? {} };
        }),
        refusal: refusal.schema,
      };
    }),
  );
}

const made = new WeakMap<object, z.ZodType>();

/** Returns a validator for a schema of the document. Creates each validator only once. */
export function validatorOf(schema: JsonSchema): z.ZodType {
  const known = made.get(schema);
  if (known) return known;
  const validator = z.fromJSONSchema(schema);
  made.set(schema, validator);
  return validator;
}

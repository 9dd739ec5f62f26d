import { z } from 'zod';

type Strip = (value: unknown) => unknown;

const asIs: Strip = (value) => value;

/** Validates nothing, because stored rows may be older than the schema's current rules. */
export function makeStripper(schema: z.ZodType): Strip {
  if (schema instanceof z.ZodObject) return objectStripper(schema);
  if (schema instanceof z.ZodArray) {
    const item = makeStripper(schema.element as z.ZodType);
    return item === asIs ? asIs : (value) => (Array.isArray(value) ? value.map(item) : value);
  }
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return makeStripper(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodUnion) return unionStripper(schema);
  if (schema instanceof z.ZodRecord) return recordStripper(schema);
  if (schema instanceof z.ZodPipe) return makeStripper(schema.in as z.ZodType);
  if (wrappers.some((kind) => schema instanceof kind))
    throw new Error(
      `A response's schema cannot hold a ${schema.type} yet: see lib/server/http/strip-unknown.ts.`,
    );
  return asIs;
}

/** makeStripper can't strip the objects inside these, so it refuses them. */
const wrappers = [
  z.ZodDefault,
  z.ZodPrefault,
  z.ZodCatch,
  z.ZodIntersection,
  z.ZodLazy,
  z.ZodMap,
  z.ZodReadonly,
  z.ZodSet,
  z.ZodTuple,
];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function objectStripper(schema: z.ZodObject): Strip {
  if (schema.def.catchall && !(schema.def.catchall instanceof z.ZodNever)) return asIs;
  const strippers = Object.entries(schema.shape).map(
    ([key, field]) => [key, makeStripper(field as z.ZodType)] as const,
  );
  return (value) => {
    if (!isObject(value)) return value;
    const stripped: Record<string, unknown> = {};
    for (const [key, strip] of strippers) if (value[key] !== undefined) stripped[key] = strip(value[key]);
    return stripped;
  };
}

function recordStripper(schema: z.ZodRecord): Strip {
  const item = makeStripper(schema.valueType as z.ZodType);
  if (item === asIs) return asIs;
  return (value) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, item(one)])) : value;
}

function unionStripper(schema: z.ZodUnion): Strip {
  const options = (schema.options as z.ZodType[]).map((option) => ({
    fits: fitsOf(schema, option),
    strip: makeStripper(option),
  }));
  if (options.every(({ strip }) => strip === asIs)) return asIs;
  return (value) => {
    if (!isObject(value)) return value;
    const { strip } = options.find(({ fits }) => fits(value)) ?? (options[0] as { strip: Strip });
    return strip(value);
  };
}

function fitsOf(union: z.ZodUnion, option: z.ZodType): (value: Record<string, unknown>) => boolean {
  const key = union instanceof z.ZodDiscriminatedUnion ? union.def.discriminator : null;
  const tag = key !== null && option instanceof z.ZodObject ? (option.shape[key] as z.ZodType) : null;
  return (value) => (key !== null && tag ? tag.safeParse(value[key]) : option.safeParse(value)).success;
}

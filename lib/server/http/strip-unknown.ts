import { z } from 'zod';

type Shape = (value: unknown) => unknown;

const asIs: Shape = (value) => value;

/**
 * A function that keeps of a value what its schema names, at every depth, and drops the rest. It checks nothing, so
 * that a row from before a rule was tightened can still be read.
 */
export function shapeOf(schema: z.ZodType): Shape {
  if (schema instanceof z.ZodObject) return objectShape(schema);
  if (schema instanceof z.ZodArray) {
    const item = shapeOf(schema.element as z.ZodType);
    return item === asIs ? asIs : (value) => (Array.isArray(value) ? value.map(item) : value);
  }
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return shapeOf(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodUnion) return unionShape(schema);
  if (schema instanceof z.ZodRecord) return recordShape(schema);
  if (schema instanceof z.ZodPipe) return shapeOf(schema.in as z.ZodType);
  if (wrappers.some((kind) => schema instanceof kind))
    throw new Error(
      `An answer's schema cannot hold a ${schema.type} yet: see lib/server/http/strip-unknown.ts.`,
    );
  return asIs;
}

/** What could hold an object that would pass unseen. */
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

function objectShape(schema: z.ZodObject): Shape {
  if (schema.def.catchall && !(schema.def.catchall instanceof z.ZodNever)) return asIs;
  const shapes = Object.entries(schema.shape).map(
    ([key, field]) => [key, shapeOf(field as z.ZodType)] as const,
  );
  return (value) => {
    if (!isObject(value)) return value;
    const shaped: Record<string, unknown> = {};
    for (const [key, shape] of shapes) if (value[key] !== undefined) shaped[key] = shape(value[key]);
    return shaped;
  };
}

function recordShape(schema: z.ZodRecord): Shape {
  const item = shapeOf(schema.valueType as z.ZodType);
  if (item === asIs) return asIs;
  return (value) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([key, held]) => [key, item(held)]))
      : value;
}

function unionShape(schema: z.ZodUnion): Shape {
  const options = (schema.options as z.ZodType[]).map((option) => ({
    fits: fitsOf(schema, option),
    shape: shapeOf(option),
  }));
  if (options.every(({ shape }) => shape === asIs)) return asIs;
  return (value) => {
    if (!isObject(value)) return value;
    const { shape } = options.find(({ fits }) => fits(value)) ?? (options[0] as { shape: Shape });
    return shape(value);
  };
}

/** Whether a value is of an option: by the key that tells them apart, where there is one. */
function fitsOf(union: z.ZodUnion, option: z.ZodType): (value: Record<string, unknown>) => boolean {
  const key = union instanceof z.ZodDiscriminatedUnion ? union.def.discriminator : null;
  const tag = key !== null && option instanceof z.ZodObject ? (option.shape[key] as z.ZodType) : null;
  return (value) => (key !== null && tag ? tag.safeParse(value[key]) : option.safeParse(value)).success;
}

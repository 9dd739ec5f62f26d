import type { z } from 'zod';
import { AppError } from '@/lib/errors';
import { parseInput, parseParams } from '@/lib/server/http/parse';
import { inputs, sampleOf, textAt, withText } from '@/tests/endpoint-inputs';

/** Returns the status of the refusal; null when the schema accepts the value. */
function refusalOf(parse: (schema: z.ZodType, value: unknown) => unknown, schema: z.ZodType, value: unknown) {
  try {
    parse(schema, value);
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.status;
    throw error;
  }
}

test.each(inputs)('%s refuses a NUL and half a surrogate pair in each of its texts', (_, schema, part) => {
  const [parse, refused] = part === 'params' ? [parseParams, 404] : [parseInput, 400];
  for (const { value, texts } of sampleOf(schema)) {
    expect([value, refusalOf(parse, schema, value)]).toEqual([value, null]);
    for (const path of texts) {
      for (const bad of ['\0', '\ud800', '\udc00']) {
        const sent = withText(value, path, `${textAt(value, path)}${bad}`);
        expect([sent, refusalOf(parse, schema, sent)]).toEqual([sent, refused]);
      }
    }
  }
});

import { z } from 'zod';
import { fieldErrors } from '@/lib/server/http/parse';
import type { Handler } from '@/lib/server/http/route';
import { endpoints } from './endpoints';

const SIZE = 64 * 1024;
const filled = (piece: string, end = '') => piece.repeat(SIZE / piece.length) + end;

/** Texts that a careless pattern, trim or normalization takes a square of their length for. */
const worst: Record<string, string> = {
  'dots after an at-sign': filled('a@', '').slice(0, 2) + filled('.', ','),
  'an address that never ends': `a@${filled('a.', ',')}`,
  'at-signs': filled('@'),
  blanks: `${filled(' ')}x`,
  'blanks of every kind': filled('\u00a0\t\n\u3000'),
  quotes: filled('"'),
  'angle brackets': filled('<'),
  slashes: `https://${filled('/', ' ')}`,
  digits: filled('1'),
  'marks out of order': `a${filled('\u0316\u0301')}`,
  emoji: filled('⛺🏕'),
  'half pairs': filled('\ud800'),
};

/** What fits nearly any single field, so that the fields beside a bad one are good. */
const usual = [
  'mia@example.com',
  '2030-01-01',
  '01890a5d-ac96-774b-bcce-b302099a8057',
  'https://example.com',
  '4031',
  'abc',
  'A1b2C3d4e5F6',
  true,
  100,
  -27,
];

type Path = (string | number)[];

/** A good value of a schema, and the path of each text in it. */
function sampleOf(schema: z.ZodType, path: Path = []): { value: unknown; texts: Path[] }[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return sampleOf(schema.unwrap() as z.ZodType, path);
  if (schema instanceof z.ZodPipe && !(schema.in instanceof z.ZodString))
    return sampleOf(schema.in as z.ZodType, path);
  if (schema instanceof z.ZodUnion)
    return (schema.options as z.ZodType[]).flatMap((option) => sampleOf(option, path));
  if (schema instanceof z.ZodArray)
    return sampleOf(schema.element as z.ZodType, [...path, 0]).map(({ value, texts }) => ({
      value: [value],
      texts,
    }));
  if (!(schema instanceof z.ZodObject)) {
    const value = [...usual, ...optionsOf(schema)].find((one) => schema.safeParse(one).success);
    return [{ value, texts: [path] }];
  }
  const fields = Object.entries(schema.shape).map(
    ([key, field]) => [key, sampleOf(field as z.ZodType, [...path, key])] as const,
  );
  const first = Object.fromEntries(fields.map(([key, [sample]]) => [key, sample?.value]));
  return fields.flatMap(([key, samples]) =>
    samples.map(({ value, texts }) => ({ value: { ...first, [key]: value }, texts })),
  );
}

const optionsOf = (schema: z.ZodType): unknown[] =>
  schema instanceof z.ZodEnum ? schema.options : schema instanceof z.ZodLiteral ? [...schema.values] : [];

/** A copy of a value with another text at the path. */
function withText(value: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return text;
  if (Array.isArray(value)) return [withText(value[0], rest, text)];
  return { ...(value as object), [key]: withText((value as Record<string, unknown>)[key], rest, text) };
}

/** As the wrapper parses: the fields' words are part of the work. */
function parse(schema: z.ZodType, value: unknown) {
  const { error } = schema.safeParse(value);
  if (error) fieldErrors(error);
}

/** The fastest of a few runs, in ms: what a busy machine adds is no property of the schema. */
function fastest(run: () => void): number {
  const times = Array.from({ length: 7 }, () => {
    const started = performance.now();
    run();
    return performance.now() - started;
  });
  return Math.min(...times);
}

const inputs = Object.entries(endpoints).flatMap(([path, methods]) =>
  Object.entries<Handler | undefined>(methods).flatMap(([method, handler]) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = handler?.spec?.[part];
      return schema ? [[`${method} ${path} ${part}`, schema] as const] : [];
    }),
  ),
);

test('there are inputs to try', () => {
  expect(inputs.length).toBeGreaterThan(40);
});

test.each(inputs)('64 KB of the worst text in %s cost less than 50 times a short one', (_, schema) => {
  const slow: string[] = [];
  for (const { value, texts } of sampleOf(schema)) {
    for (const path of texts) {
      const short = withText(value, path, 'a');
      // Below a twentieth of a millisecond the clock and the compiler count for more than the text.
      const floor = Math.max(
        fastest(() => parse(schema, short)),
        0.05,
      );
      for (const [kind, text] of Object.entries(worst)) {
        const long = withText(value, path, text);
        const ratio = fastest(() => parse(schema, long)) / floor;
        if (ratio >= 50) slow.push(`${path.join('.')}: ${kind}, ${Math.round(ratio)} times`);
      }
    }
  }
  expect(slow).toEqual([]);
});

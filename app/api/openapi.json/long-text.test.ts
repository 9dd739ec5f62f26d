import type { z } from 'zod';
import { fieldErrors } from '@/lib/server/http/parse';
import { inputs, sampleOf, withText } from '@/tests/endpoint-inputs';

const SIZE = 64 * 1024;
const filled = (piece: string, end = '') => piece.repeat(SIZE / piece.length) + end;

/** Texts on which a careless pattern, trim or normalisation takes quadratic time. */
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

/** Parses a value and builds the messages for wrong fields, as the route wrapper does. */
function parse(schema: z.ZodType, value: unknown) {
  const { error } = schema.safeParse(value);
  if (error) fieldErrors(error);
}

/**
 * Returns the time of the fastest of seven runs in ms, because other work on the machine slows some
 * runs down.
 */
function fastest(run: () => void): number {
  const times = Array.from({ length: 7 }, () => {
    const started = performance.now();
    run();
    return performance.now() - started;
  });
  return Math.min(...times);
}

test('there are inputs to test', () => {
  expect(inputs.length).toBeGreaterThan(40);
});

test.each(inputs)('64 KB of the worst text in %s cost less than 50 times a short text', (_, schema) => {
  const slow: string[] = [];
  for (const { value, texts } of sampleOf(schema)) {
    for (const path of texts) {
      const short = withText(value, path, 'a');
      // Times below a twentieth of a millisecond depend more on the clock and the compiler than on
      // the text.
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

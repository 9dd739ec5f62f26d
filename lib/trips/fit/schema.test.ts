import { unasked } from '@/tests/factories/fit';
import { toFit } from './schema';

test('on the wire a finding’s text includes its why', () => {
  const found = {
    rule: 'access' as const,
    level: 'problem' as const,
    text: 'Sam’s Corolla can’t reach the site',
    who: ['Sam'],
    ...unasked,
  };
  const { fact: _f, asked: _a, also: _o, ...shown } = found;
  const why = 'A 2WD, and the way in is 4WD only.';
  const remedy = 'Grace has 3 free seats.';
  expect(
    toFit([
      { ...found, why, remedy },
      { ...found, why: null, remedy: null },
    ]),
  ).toEqual({
    findings: [
      { ...shown, text: `${found.text}. ${why}`, remedy },
      { ...shown, remedy: null },
    ],
  });
});

import { toFit } from './schema';

test('on the wire a finding’s text says why as well', () => {
  const found = {
    rule: 'access' as const,
    level: 'problem' as const,
    text: 'Sam’s Corolla can’t reach the site',
    who: ['Sam'],
  };
  const why = 'A 2WD, and the way in is 4WD only.';
  const remedy = 'Grace has 3 free seats.';
  expect(
    toFit([
      { ...found, why, remedy },
      { ...found, why: null, remedy: null },
    ]),
  ).toEqual({
    findings: [
      { ...found, text: `${found.text}. ${why}`, remedy },
      { ...found, remedy: null },
    ],
  });
});

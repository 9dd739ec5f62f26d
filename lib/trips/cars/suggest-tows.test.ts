import { camper, car, caravan, household } from '@/tests/factories/households';
import { suggestTows } from './suggest-tows';

const nothing = { seats: {}, tows: {} };
const sam = household('Sam', [], [caravan('sams')]);
const pat = household('Pat', [camper('Pat')], [car('ranger', { can_tow: true }), caravan('pats')]);
const bea = household('Bea', [camper('Bea')], [car('ute', { can_tow: true }), car('weak')]);

test('a car tows its own household’s trailers first, then any other, and only if it can tow', () => {
  expect(suggestTows([sam, pat], nothing, null)).toEqual({ pats: 'ranger' });
  expect(suggestTows([sam, pat, bea], nothing, null)).toEqual({ pats: 'ranger', sams: 'ute' });
});

test('existing tows stay, and a car that isn’t coming doesn’t count', () => {
  expect(suggestTows([sam, pat, bea], { seats: {}, tows: { sams: 'ranger' } }, null)).toEqual({
    sams: 'ranger',
    pats: 'ute',
  });
  expect(suggestTows([sam, bea], { seats: {}, tows: { sams: 'gone' } }, null)).toEqual({ sams: 'ute' });
});

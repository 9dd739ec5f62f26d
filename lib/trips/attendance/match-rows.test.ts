import { matchRows, type Row } from './match-rows';

const camper = (name: string, id?: string): Row => ({ id, kind: 'camper', name });
const kept = [camper('Zoe', 'a'), camper('Kim', 'b'), { id: 'c', kind: 'pet', name: 'Rex' }];

test.each<[string, Row[], (string | null)[]]>([
  ['the same names keep their rows in any order', [camper('kim'), camper('ZOE')], ['b', 'a']],
  ['an id counts more than a name', [camper('Kim', 'a'), camper('Zoe', 'b')], ['a', 'b']],
  ['another name in the same place is the same row', [camper('Zoe'), camper('Kimberley')], ['a', 'b']],
  ['a name elsewhere counts more than a place', [camper('Kim'), camper('Sam')], ['b', null]],
  ['a camper never becomes a pet', [camper('Zoe'), camper('Kim'), camper('Rex')], ['a', 'b', null]],
  ['of two of a name the second is new', [camper('Zoe'), camper('Zoe'), camper('Kim')], ['a', null, 'b']],
  ['an id of another kind is no row', [{ id: 'a', kind: 'pet', name: 'Ziggy' }, camper('Zoe')], [null, 'a']],
  ['an id of somebody else’s is no row of theirs', [camper('Ann', 'x'), camper('Zoe')], [null, 'a']],
])('rows of an answer: %s', (_rule, given, ids) => {
  expect(matchRows(kept, given)).toEqual(ids);
});

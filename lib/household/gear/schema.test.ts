import { asSent, problemsOf } from '@/tests/problems';
import { gearList, gearName, gearQuery, gearRemoval, gearSelection, gearSuggestion, newGear } from './schema';

const tent = { name: 'Tent', shared: true };

test('an item has a name and says whether it is shared', () => {
  expect(newGear.parse(tent)).toEqual(tent);
  expect(problemsOf(newGear, {})).toEqual({
    name: 'Please choose or type an item.',
    shared: 'Please say whether it is shared.',
  });
  expect(problemsOf(gearName, 'x'.repeat(81))).toEqual({ '': 'Please keep this to 80 characters.' });
  expect(problemsOf(gearQuery, { query: 'x'.repeat(81) })).toHaveProperty('query');
  expect(problemsOf(gearRemoval, {})).toEqual({ gearName: 'Please choose or type an item.' });
});

test('one call can add up to 100 items', () => {
  expect(problemsOf(gearSelection, { selectedGear: Array(100).fill(tent) })).toEqual({});
  expect(problemsOf(gearSelection, { selectedGear: Array(101).fill(tent) })).toEqual({
    selectedGear: 'Please send at most 100 items at once.',
  });
  expect(problemsOf(gearSelection, {})).toEqual({ selectedGear: 'Please send a list of gear.' });
});

test('list and suggestion responses have only the fields of their schemas', () => {
  const item = { id: '01a1fa44-8b0f-74d0-abce-4139e9581788', name: 'Tent', shared: true, category: null };
  expect(asSent(gearList, { gear: [item] })).toEqual({ gear: [item] });
  expect(asSent(gearSuggestion, { id: 'tent', name: 'Tent' })).toEqual({ id: 'tent', name: 'Tent' });
});

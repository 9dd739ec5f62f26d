import { derivedId } from './derived-id';
import { isId } from './fields';

test('the same key always gives the same id, and another key another id', () => {
  const [one, again, other] = ['a trip', 'a trip', 'another'].map(derivedId);
  expect([isId(one ?? ''), one === again, one === other]).toEqual([true, true, false]);
});

import { derivedId } from './derived-id';
import { isId } from './fields';

test('the same key always has the same id, another has another', () => {
  const [one, again, other] = ['a trip', 'a trip', 'another'].map(derivedId);
  expect([isId(one ?? ''), one === again, one === other]).toEqual([true, true, false]);
});

import { lacksCars } from './lacks-cars';

test('cars are lacking exactly when there is a problem with seats or tows', () => {
  const found = (rule: 'seats' | 'tow' | 'access', level: 'problem' | 'check' | 'fine') =>
    lacksCars([{ rule, level }]);
  expect([found('seats', 'problem'), found('tow', 'problem')]).toEqual([true, true]);
  expect([found('access', 'problem'), found('tow', 'check'), found('seats', 'fine')]).toEqual([
    false,
    false,
    false,
  ]);
});

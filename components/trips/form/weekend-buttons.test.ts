import { nextWeekends } from '@/lib/trips/fit/weekends';
import { weekendsWithout } from './weekend-buttons';

test('weekends that are chosen already give way to later ones', () => {
  const [first, second, third, fourth] = nextWeekends(4);
  expect(weekendsWithout([])).toEqual([first, second, third]);
  expect(weekendsWithout([second as NonNullable<typeof second>])).toEqual([first, third, fourth]);
  expect(weekendsWithout([{ start_date: '', end_date: '' }])).toEqual([first, second, third]);
});

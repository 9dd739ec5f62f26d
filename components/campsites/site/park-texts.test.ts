import { parkTexts } from './park-texts';

const name = 'Royal National Park';

test.each([
  ['in', 'In Royal National Park', 'Dogs are generally not allowed. CAPAD 2014'],
  ['near', 'At or near Royal National Park', 'Check before you go. CAPAD 2014'],
  ['agency', 'Run by a park agency', 'Check about dogs'],
] as const)('a site %s a park says no more than is known', (sure, fact, more) => {
  expect(parkTexts({ name, sure })).toEqual([fact, more]);
});

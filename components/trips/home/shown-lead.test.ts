import { nextPage } from '@/tests/factories/next-page';
import { shownLead } from './shown-lead';

const leadAt = (now: string, zone: string) =>
  shownLead({ ...nextPage(), zone } as Parameters<typeof shownLead>[0], new Date(now));

test('a trip leads home till its last day ends at the site', () => {
  expect(leadAt('2027-01-26T13:30:00Z', 'Australia/Perth')).toMatchObject({ tripId: '1' });
  expect(leadAt('2027-01-26T12:30:00Z', 'Australia/Sydney')).toMatchObject({ tripId: '1' });
  expect(leadAt('2027-01-26T13:30:00Z', 'Australia/Sydney')).toBeNull();
});

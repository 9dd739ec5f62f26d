import { render, screen } from '@testing-library/react';
import type { OpenVote } from '@/lib/trips/undecided/when-and-where';
import { AnsweredTrip } from './answered-trip';

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const dates = { start_date: '2027-03-26', end_date: '2027-03-29' };
const show = (zone: string | null, openVote: OpenVote | null = null) =>
  render(
    <AnsweredTrip
      trip={{
        trip_name: 'Easter',
        location_name: 'Bendeela',
        ...dates,
        organiser: 'Mia',
        dates_open: false,
        site_open: false,
        vote_closes_on: null,
      }}
      zone={zone}
      cover="n00000000"
      site={null}
      coming={{ names: null, tints: [], households: 1, people: 1 }}
      openVote={openVote}
      own="Priya"
    />,
  ).unmount;

test('that the dates are open is said once', () => {
  jest.useFakeTimers({ now: new Date('2027-03-01T14:00:00Z') });
  const vote = { open: true, options: { dates: 2, site: 0 }, dates: [dates], sites: [], site: null };
  const unmount = show(null, { ...vote, closesOn: null });
  expect(screen.getByText('Open until the organiser decides')).toBeVisible();
  unmount();
  show(null, { ...vote, closesOn: '2027-03-12' });
  expect(screen.getByText('Dates still open. Vote by Fri 12 Mar')).toBeVisible();
  jest.useRealTimers();
});

test('the countdown goes by the clock of the site', () => {
  jest.useFakeTimers({ now: new Date('2027-03-24T14:00:00Z') });
  const unmount = show('Australia/Perth');
  expect(screen.getByText(/^In 2 days/)).toBeVisible();
  unmount();
  show('Australia/Sydney');
  expect(screen.getByText(/^Tomorrow/)).toBeVisible();
  jest.useRealTimers();
});

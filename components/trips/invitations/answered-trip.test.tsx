import { render, screen } from '@testing-library/react';
import { AnsweredTrip } from './answered-trip';

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));

test('the countdown goes by the clock of the site', () => {
  jest.useFakeTimers({ now: new Date('2027-03-24T14:00:00Z') });
  const show = (zone: string | null) =>
    render(
      <AnsweredTrip
        trip={{
          trip_name: 'Easter',
          location_name: 'Bendeela',
          start_date: '2027-03-26',
          end_date: '2027-03-29',
          organiser: 'Mia',
          dates_open: false,
          site_open: false,
          vote_closes_on: null,
        }}
        zone={zone}
        cover="n00000000"
        site={null}
        coming={{ names: null, tints: [], households: 1, people: 1 }}
        openVote={null}
        own="Priya"
      />,
    ).unmount;
  const unmount = show('Australia/Perth');
  expect(screen.getByText(/^In 2 days/)).toBeVisible();
  unmount();
  show('Australia/Sydney');
  expect(screen.getByText(/^Tomorrow/)).toBeVisible();
  jest.useRealTimers();
});

import { render, screen } from '@testing-library/react';
import type { OpenVote } from '@/lib/trips/undecided/when-and-where';
import { InvitationCard, InvitationNote } from './invitation-card';

test('a note is plain text with its writer’s name, without markup or links', () => {
  const note = '<b>Bring bikes</b>\nhttps://evil.example';
  render(<InvitationNote note={note} by="Mia Bennett" />);
  expect(screen.getByRole('figure')).toHaveTextContent('<b>Bring bikes</b> https://evil.example');
  expect(screen.getByText('Mia Bennett')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('the town of the campsite is named unless the campsite is still open', () => {
  const trip = {
    trip_name: 'Easter',
    location_name: 'Bendeela',
    organiser: 'Mia',
    vote_closes_on: null,
    start_date: '2027-03-26',
    end_date: '2027-03-29',
    dates_open: false,
    site_open: false,
  };
  const card = (openVote: OpenVote | null) => (
    <InvitationCard
      trip={trip}
      openVote={openVote}
      coming={null}
      note={null}
      cover="n00000000"
      showsSite={false}
      town="Kangaroo Valley, about 6 km"
    />
  );
  const { rerender } = render(card(null));
  expect(screen.getByText(/^Kangaroo Valley/)).toBeVisible();
  const options = { dates: 1, site: 2 };
  const sites = ['Bendeela', 'Coolendel'];
  rerender(card({ open: true, closesOn: null, site: null, options, dates: [], sites }));
  expect(screen.queryByText(/^Kangaroo Valley/)).toBeNull();
});

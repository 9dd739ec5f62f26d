import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LinkedInvitation } from '@/lib/trips/invitations/get-invitation';
import { stopsOf } from '@/lib/trips/stops/stops';
import { choiceSite } from '@/tests/factories/fit';
import { InvitationAnswer } from './invitation-answer';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const place = { location_id: null, location_name: 'Flat', latitude: null, longitude: null, state: null };
const trip = { trip_name: null, start_date: '2027-03-26', end_date: '2027-03-29', organiser: 'Mia' };
const stops = stopsOf({ ...place, ...trip, id: 'a' }, [
  { ...place, id: 'a', nights: 1 },
  { ...place, id: 'b', nights: 2, location_name: 'Blowering' },
]);
const stay = { arrive_on: null, leave_on: null, arrive_by: null, leave_by: null };
const found = {
  invitation: { trip: { ...trip, location_name: 'Flat' }, attending: null, guest: null, ...stay },
  stops,
  reconfirm: false,
  fit: choiceSite({}),
} as unknown as LinkedInvitation;

const openVote = {
  ...{ open: true, stop: 1, options: { dates: 1, site: 2 }, dates: [], sites: ['Flat', 'Bend'] },
  ...{ closesOn: null, site: null },
};

test.each([null, openVote])(
  'a guest chooses from which stop to come, also when one’s place is open',
  async (vote) => {
    const guests = { wished: null, edit: undefined, openedTrip: null, openVote: vote };
    render(
      <InvitationAnswer
        token="secret"
        found={found}
        signedIn={false}
        head={null}
        vote={null}
        ask={null}
        {...guests}
      >
        {null}
      </InvitationAnswer>,
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Going' }));
    await userEvent.click(await screen.findByText(/^We(?: arrive|’re there)/));
    expect(screen.getByRole('option', { name: 'Sat 27 Mar, to Blowering (stop 2)' })).toBeInTheDocument();
  },
);

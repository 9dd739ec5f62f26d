import { render, screen } from '@testing-library/react';
import { stopsOf } from '@/lib/trips/stops/stops';
import { booking, pitch } from '@/tests/factories/shown-bookings';
import { SheetBookings } from './sheet-bookings';

const place = { location_id: null, latitude: null, longitude: null, state: null };
const trip = {
  id: 'flat',
  location_name: 'Flat',
  start_date: '2027-01-23',
  end_date: '2027-01-26',
  ...place,
};
const stops = stopsOf(trip, null);
const names = { sam: 'Sam', mia: 'Mia' };

test('the sheet shows what is booked, when to come and go, and who camps where', () => {
  const whole = booking({
    status: 'booked',
    reference: 'PF-2781',
    check_in: '13:00',
    check_out: '11:00',
    notes: 'Gate code 1234',
    pitches: [pitch('River 4', { households: ['mia', 'sam'] }), pitch('River 5')],
  });
  render(
    <SheetBookings
      stops={stops}
      names={names}
      bookings={[whole, booking({ id: 'c', status: 'not needed' })]}
    />,
  );
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'BookingIn and outPitchesGood to know',
    'Booked, number PF-2781Sat 23 Jan from 1 pm, Tue 26 Jan by 11 amRiver 4: Mia, SamRiver 5Gate code 1234',
  ]);
});

test('a booking of a later stop has its name and days', () => {
  const both = stopsOf(trip, [
    { id: 'flat', location_name: 'Flat', nights: 1, ...place },
    { id: 'bend', location_name: 'Bend', nights: 2, ...place },
  ]);
  const times = { check_in: '13:00', check_out: '11:00' };
  render(<SheetBookings stops={both} names={names} bookings={[booking({ stop_id: 'bend', ...times })]} />);
  expect(screen.getAllByRole('row')[1]).toHaveTextContent(
    'To bookBend (stop 2)Sun 24 Jan from 1 pm, Tue 26 Jan by 11 am',
  );
});

test('when no booking is needed nothing is printed', () => {
  const { container } = render(
    <SheetBookings stops={stops} names={names} bookings={[booking({ status: 'not needed' })]} />,
  );
  expect(container).toBeEmptyDOMElement();
});

import { render, screen } from '@testing-library/react';
import { booking, pitch } from '@/tests/factories/shown-bookings';
import { SheetBookings } from './sheet-bookings';

const trip = { start_date: '2027-01-23', end_date: '2027-01-26' };
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
      trip={trip}
      names={names}
      bookings={[whole, booking({ id: 'c', status: 'not needed' })]}
    />,
  );
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'BookingIn and outPitchesGood to know',
    'Booked, number PF-2781Sat 23 Jan from 1 pm, Tue 26 Jan by 11 amRiver 4: Mia, SamRiver 5Gate code 1234',
  ]);
});

test('when no booking is needed nothing is printed', () => {
  const { container } = render(
    <SheetBookings trip={trip} names={names} bookings={[booking({ status: 'not needed' })]} />,
  );
  expect(container).toBeEmptyDOMElement();
});

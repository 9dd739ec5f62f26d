/** In the order of progress; "not needed" is for a site that takes no bookings. */
export const bookingStatuses = ['to book', 'asked', 'booked', 'not needed'] as const;

type BookingStatus = (typeof bookingStatuses)[number];

export const statusText: Record<BookingStatus, string> = {
  'to book': 'To book',
  asked: 'Asked',
  booked: 'Booked',
  'not needed': 'Not needed',
};

export const bookingTitle = ({ status, reference }: { status: BookingStatus; reference: string | null }) =>
  reference ? `${statusText[status]}, ${reference}` : statusText[status];

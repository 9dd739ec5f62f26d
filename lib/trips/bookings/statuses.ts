/** In the order of progress; "not needed" is for a site that takes no bookings. */
export const bookingStatuses = ['to book', 'asked', 'booked', 'not needed'] as const;

/** There is something to cancel at the site. */
export const madeStatuses = ['asked', 'booked'] as const;
export const isMade = (status: string) => madeStatuses.some((made) => made === status);

type BookingStatus = (typeof bookingStatuses)[number];

export const statusText: Record<BookingStatus, string> = {
  'to book': 'To book',
  asked: 'Asked',
  booked: 'Booked',
  'not needed': 'Not needed',
};

/** "Asked the site, number BR-2781". */
export function bookingTitle({ status, reference }: { status: BookingStatus; reference: string | null }) {
  const said = status === 'asked' ? 'Asked the site' : statusText[status];
  return reference ? `${said}, number ${reference}` : said;
}

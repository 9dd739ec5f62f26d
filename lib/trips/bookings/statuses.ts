/** How far a booking is, in this order; a site that takes no bookings needs none. */
export const bookingStatuses = ['to book', 'asked', 'booked', 'not needed'] as const;

'use client';

import dynamic from 'next/dynamic';

// Only guests who have answered see these, and most visitors of an invitation haven't yet.

export const LateGuestNext = dynamic(() => import('../next/guest-next').then((part) => part.GuestNext));

export const LateOwnLink = dynamic(() =>
  import('../share-link/own-link-card').then((part) => part.OwnLinkCard),
);

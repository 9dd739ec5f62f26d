'use client';

import dynamic from 'next/dynamic';

/** Most visitors of an invitation haven't answered yet, and see nothing of it. */
export const LateGuestNext = dynamic(() => import('./guest-next').then((part) => part.GuestNext));

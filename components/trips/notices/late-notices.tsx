'use client';

import dynamic from 'next/dynamic';

/** For the invitation's page, whose first load has no script of what stands below its answer. */
export const LateNoticesBoard = dynamic(() => import('./notices-board').then((part) => part.NoticesBoard));

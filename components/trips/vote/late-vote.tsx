'use client';

import dynamic from 'next/dynamic';

/** Most visitors of this page find an existing vote. */
export const LateVoteForm = dynamic(() => import('./vote-form').then((part) => part.VoteForm));

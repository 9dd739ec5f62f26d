'use client';

import dynamic from 'next/dynamic';

/** For the page of a trip, which most open when there is a vote already. */
export const LateVoteForm = dynamic(() => import('./vote-form').then((part) => part.VoteForm));

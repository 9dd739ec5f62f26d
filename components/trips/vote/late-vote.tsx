'use client';

import dynamic from 'next/dynamic';

/** For the invitation's page, whose first load has no script of it where there is no vote. */
export const LateVoteView = dynamic(() => import('./vote-view').then((part) => part.VoteView));

/** For the page of a trip, which most open when there is a vote already. */
export const LateVoteForm = dynamic(() => import('./vote-form').then((part) => part.VoteForm));

'use client';

import dynamic from 'next/dynamic';

/**
 * Loads the form of a new vote on request, because most visitors of the page find an existing vote.
 */
export const LateVoteForm = dynamic(() => import('./vote-form').then((part) => part.VoteForm));

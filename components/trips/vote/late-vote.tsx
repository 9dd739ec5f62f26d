'use client';

import dynamic from 'next/dynamic';

/**
 * The form for a new vote. It is loaded on demand, because most visitors of this page find an
 * existing vote.
 */
export const LateVoteForm = dynamic(() => import('./vote-form').then((part) => part.VoteForm));

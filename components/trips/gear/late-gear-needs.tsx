'use client';

import dynamic from 'next/dynamic';

/** For the invitation's page, whose first load has no script of what those alone see who have answered. */
export const LateGearNeeds = dynamic(() => import('./gear-needs').then((part) => part.GearNeeds));

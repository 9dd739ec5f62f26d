'use client';

import dynamic from 'next/dynamic';

// For the invitation's page, whose first load has no script of what those alone see who have answered.
export const LateAddExpense = dynamic(() => import('./add-expense').then((part) => part.AddExpense));
export const LateCostsView = dynamic(() => import('./costs-view').then((part) => part.CostsView));

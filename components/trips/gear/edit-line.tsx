'use client';

import { latePart } from '@/components/ui/late-part';
import type { EditLineProps } from './edit-line-form';

/** The form for a line of gear. It is loaded on demand, because only organisers need it. */
export const EditLine = latePart<EditLineProps>(() =>
  import('./edit-line-form').then((module) => module.EditLineForm),
);

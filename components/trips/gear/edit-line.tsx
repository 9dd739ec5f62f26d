'use client';

import { latePart } from '@/components/ui/late-part';
import type { EditLineProps } from './edit-line-form';

/** The form of a line, loaded late because only organisers need it. */
export const EditLine = latePart<EditLineProps>(() =>
  import('./edit-line-form').then((module) => module.EditLineForm),
);

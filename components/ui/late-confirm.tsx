import type { ConfirmDialogProps } from './confirm-dialog';
import { latePart } from './late-part';

/** A ConfirmDialog whose script isn't in the page's first load. */
export const LateConfirm = latePart<ConfirmDialogProps>(() =>
  import('./confirm-dialog').then((part) => part.ConfirmDialog),
);

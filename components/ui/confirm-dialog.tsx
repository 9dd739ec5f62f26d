'use client';

import type { ReactNode } from 'react';
import { Alert } from './alert';
import { Button } from './button';
import { Dialog } from './dialog';

export type ConfirmDialogProps = {
  open: boolean;
  /** In the exact words of spec.md. */
  question: ReactNode;
  detail?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'danger' | 'primary';
  pending?: boolean;
  error?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
  /** A further choice, between the question and the buttons. */
  children?: ReactNode;
};

export function ConfirmDialog({
  open,
  question,
  detail,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'danger',
  pending,
  error,
  onConfirm,
  onCancel,
  children,
}: ConfirmDialogProps) {
  if (!open) return null;
  const cancel = () => {
    if (!pending) onCancel();
  };
  return (
    <Dialog
      open
      onClose={cancel}
      role="alertdialog"
      title={question}
      description={detail}
      footer={
        <>
          {/* The safe choice has the focus when the dialog opens. */}
          <Button variant="secondary" onClick={cancel} aria-disabled={pending || undefined} data-autofocus="">
            {cancelLabel}
          </Button>
          <Button variant={tone} pending={pending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {error && <Alert className={children ? 'mt-4' : undefined}>{error}</Alert>}
    </Dialog>
  );
}

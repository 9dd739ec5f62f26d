'use client';

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import { useSwipeDown } from './use-swipe-down';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  footer?: ReactNode;
  /** For a question that people have to decide: no close button, and no closing by the backdrop. */
  role?: 'alertdialog';
  /** On phones it rises from the bottom, and a swipe down closes it. */
  sheet?: boolean;
  className?: string;
  children?: ReactNode;
};

export function Dialog({
  open,
  onClose,
  title,
  description,
  footer,
  role,
  sheet = false,
  className,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const swipe = useSwipeDown(onClose);

  // A layout effect runs before the effects of a form in the dialog, which move the focus, so the
  // focus is still on the opener.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const opener = document.activeElement;
    element.showModal();
    element.querySelector<HTMLElement>('[data-autofocus], [role="menuitem"]')?.focus();
    return () => {
      element.close();
      giveFocusBack(opener);
    };
  }, [open]);

  if (!open) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the backdrop's keyboard equal, through onCancel.
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (!role && event.target === event.currentTarget) onClose();
      }}
      className={classNames(
        'm-auto max-h-[calc(100dvh-(--spacing(8)))] w-[min(28rem,calc(100vw-(--spacing(8))))] overflow-y-auto rounded border border-line bg-card p-0 text-ink',
        'backdrop:bg-black/45 animate-dialog-in',
        // A question is near the thumb on a phone.
        role && 'max-sm:mb-4',
        sheet &&
          'max-sm:mb-0 max-sm:w-full max-sm:max-w-full max-sm:rounded-b-none max-sm:border-x-0 max-sm:border-b-0 max-sm:overscroll-contain',
        className,
      )}
      {...(sheet && swipe)}
    >
      {sheet && (
        <span
          aria-hidden="true"
          className="mx-auto mt-2.5 -mb-2 block h-1 w-10 rounded-full bg-line sm:hidden"
        />
      )}
      <div className="p-5 sm:p-6">
        <div className="flex items-start justify-between gap-3 large-text:flex-col-reverse">
          <h2 id={`${id}-title`} className="min-w-0 pt-1.5 text-xl wrap-anywhere">
            {title}
          </h2>
          {!role && (
            <IconButton
              label="Close"
              icon={<Icon name="x" />}
              onClick={onClose}
              className="-mt-1 -mr-2 large-text:self-end"
            />
          )}
        </div>
        {description && (
          <div id={`${id}-description`} className="mt-2 text-pretty text-muted">
            {description}
          </div>
        )}
        {children && <div className="mt-4">{children}</div>}
        {footer && (
          <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">{footer}</div>
        )}
      </div>
    </dialog>
  );
}

/** Focuses the page's main part if the opener is gone, for example with a deleted row. */
function giveFocusBack(opener: Element | null) {
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus();
  else document.querySelector<HTMLElement>('main')?.focus();
}

import type { ComponentProps, ReactNode } from 'react';
import { type ButtonLook, buttonLook } from './button-look';
import { pressProps } from './press-props';
import { Spinner } from './spinner';

export type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    icon?: ReactNode;
    /** The button can't be pressed then, but keeps its width and the focus. */
    pending?: boolean;
    pendingText?: string;
  };

export function Button({
  variant,
  size,
  block,
  icon,
  pending = false,
  pendingText = 'Please wait…',
  type = 'button',
  className,
  onClick,
  children,
  ...props
}: ButtonProps) {
  return (
    <button
      {...props}
      type={type}
      className={buttonLook({ variant, size, block }, className)}
      {...pressProps(pending, onClick)}
    >
      <span className="button-face group-aria-busy/button:opacity-0">
        {icon}
        {children}
      </span>
      {pending && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
          <span className="sr-only">{pendingText}</span>
        </span>
      )}
    </button>
  );
}

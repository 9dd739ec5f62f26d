'use client';

import type { ComponentProps, ReactNode } from 'react';
import { type ButtonLook, buttonLook } from './button-look';
import { Link } from './link';
import { LinkProgress } from './link-progress';

export type ButtonLinkProps = ButtonLook &
  ComponentProps<typeof Link> & {
    icon?: ReactNode;
    pendingText?: string;
  };

export function ButtonLink({
  variant,
  size,
  block,
  icon,
  pendingText,
  className,
  children,
  ...props
}: ButtonLinkProps) {
  return (
    <Link {...props} className={buttonLook({ variant, size, block }, className)}>
      <span className="button-face group-has-data-pending/button:opacity-0">
        {icon}
        {children}
      </span>
      <LinkProgress text={pendingText} look="swap" />
    </Link>
  );
}

'use client';

import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { useScripted } from '@/components/ui/use-scripted';

interface Props extends Pick<ButtonProps, 'variant' | 'size' | 'className' | 'aria-label' | 'aria-haspopup'> {
  /** Where a reader without scripts does it. */
  href: string;
  /** Does it in place; null when the page does it. */
  onAct: (() => void) | null;
  pending?: boolean;
  children: ReactNode;
}

/** A button for what is done in place, and a link for what a page does. Without scripts both are links. */
export function NextAction({ href, onAct, pending = false, children, ...look }: Props) {
  const scripted = useScripted();
  if (onAct && scripted)
    return (
      <Button {...look} pending={pending} pendingText="Saving…" onClick={onAct}>
        {children}
      </Button>
    );
  const { 'aria-haspopup': _, ...link } = look;
  return (
    <ButtonLink {...link} href={href} {...(href.startsWith('http') && { rel: 'noreferrer' })}>
      {children}
    </ButtonLink>
  );
}

import type { ComponentProps } from 'react';
import { classNames } from './class-names';

/** The heading of a section that stands on the paper, without a card. */
export const Kicker = ({ className, ...props }: ComponentProps<'h2'>) => (
  <h2 {...props} className={classNames('kicker font-sans leading-snug text-muted', className)} />
);

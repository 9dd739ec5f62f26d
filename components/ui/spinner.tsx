import { LoaderCircle } from 'lucide-react';
import { classNames } from './class-names';

/** Decorative: say in words beside it what is going on. */
export function Spinner({ className }: { className?: string }) {
  return (
    <LoaderCircle aria-hidden="true" className={classNames('size-5 shrink-0 animate-spin', className)} />
  );
}

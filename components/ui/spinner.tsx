import { classNames } from './class-names';
import { Icon } from './icon';

/** Decorative. Say beside it, in words, what is going on. */
export function Spinner({ className }: { className?: string }) {
  return <Icon name="loader-circle" className={classNames('animate-spin', className)} />;
}

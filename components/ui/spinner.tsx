import { classNames } from './class-names';
import { Icon } from './icon';

/** Screen readers skip it, so the page must say in words what is happening. */
export function Spinner({ className }: { className?: string }) {
  return <Icon name="loader-circle" className={classNames('animate-spin', className)} />;
}

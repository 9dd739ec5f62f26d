import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';

/** Stands wherever what an AI said of a campsite is shown. */
export function CheckFirst({ className }: { className?: string }) {
  return (
    <p className={classNames('check-first', className)}>
      <Icon name="sparkles" />
      As suggested by AI, check before you go
    </p>
  );
}

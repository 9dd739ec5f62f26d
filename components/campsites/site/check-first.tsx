import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';

/** On everything that an AI said about a campsite. */
export function CheckFirst({ className }: { className?: string }) {
  return (
    <p className={classNames('check-first', className)}>
      <Icon name="sparkles" />
      As suggested by AI, check before you go
    </p>
  );
}

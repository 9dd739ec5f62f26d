import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';

/** On everything that an AI said about a campsite. */
export function CheckFirst({ className }: { className?: string }) {
  return (
    <p className={classNames('flex items-start gap-2 text-sm font-medium text-ochre', className)}>
      <Icon name="sparkles" className="mt-0.5 size-4" />
      As suggested by AI, check before you go
    </p>
  );
}

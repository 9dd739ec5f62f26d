import { buttonLook } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';

/** The trip for a guest's own calendar. */
export function CalendarLine({ token }: { token: string }) {
  return (
    <a
      href={`/api/invites/${token}/calendar`}
      download
      className={buttonLook({ variant: 'secondary' }, 'max-sm:w-full')}
    >
      <span className="button-face">
        <Icon name="calendar-plus" />
        Add to my calendar
      </span>
    </a>
  );
}

import { classNames } from '@/components/ui/class-names';
import { Icon, type IconName } from '@/components/ui/icon';
import type { Conditions } from '@/lib/trips/conditions/conditions-of';
import { StoryRow } from '../overview/story-row';
import { toneLook } from './tone-look';

export interface Line extends Pick<Conditions, 'tone' | 'line'> {
  icon: IconName;
}

export const ConditionsLine = ({ tripId, tone, line, icon }: Line & { tripId: string }) => (
  <StoryRow
    lead={
      <span className={classNames('grid size-11 place-items-center rounded-inner', toneLook[tone].tile)}>
        <Icon name={icon} className="size-5.5" />
      </span>
    }
    title={line.title}
    meta={line.text}
    href={`/trip/${tripId}/conditions`}
  />
);

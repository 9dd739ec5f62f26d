import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { toneLook } from '../conditions/tone-look';
import type { Line } from './shown-line';
import { StoryRow } from './story-row';

export const ConditionsLine = ({ tripId, title, text, tone, icon }: Line & { tripId: string }) => (
  <StoryRow
    lead={
      tone === 'plain' ? (
        icon
      ) : (
        <span className={classNames('grid size-11 place-items-center rounded-inner', toneLook[tone].tile)}>
          <Icon name={icon} className="size-5.5" />
        </span>
      )
    }
    title={title}
    meta={text}
    href={`/trip/${tripId}/conditions`}
  />
);

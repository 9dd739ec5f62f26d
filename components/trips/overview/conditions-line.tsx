'use client';

import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { ageText, useAge } from '../conditions/age';
import { toneLook } from '../conditions/tone-look';
import type { Line } from './shown-line';
import { StoryRow } from './story-row';

export function ConditionsLine({ tripId, title, text, tone, icon, looked }: Line & { tripId: string }) {
  const age = useAge(looked?.at ?? null);
  const kept =
    looked && age !== null
      ? [`${looked.text}, ${ageText(age)} ago`, looked.unchecked].filter(Boolean).join(' · ')
      : text;
  return (
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
      meta={kept}
      href={`/trip/${tripId}/conditions`}
    />
  );
}

import type { IconName } from '@/components/ui/icon';
import type { Condition, Conditions } from '@/lib/trips/conditions/known';
import { kindIcons, type Tone } from '../conditions/tone-look';

export interface Line {
  title: string;
  text: string;
  tone: Tone;
  icon: IconName;
}

/** Null where no list is read. */
export function shownLine({ on, line, tone, looked_at, items }: Conditions): Line | null {
  if (!on) return null;
  const [first] = items;
  return { ...line, ...lookOf(tone, first, looked_at) };
}

function lookOf(
  tone: Conditions['tone'],
  first: Condition | undefined,
  lookedAt: string | null,
): Pick<Line, 'tone' | 'icon'> {
  if (tone !== 'plain' && first) return { tone, icon: kindIcons[first.kind] };
  if (first?.key.startsWith('ended')) return { tone: 'ended', icon: 'check' };
  if (lookedAt) return { tone: 'plain', icon: 'search' };
  return first?.text.startsWith('We start')
    ? { tone: 'plain', icon: 'calendar-days' }
    : { tone: 'unknown', icon: 'circle-question-mark' };
}

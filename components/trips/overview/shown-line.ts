import type { IconName } from '@/components/ui/icon';
import type { Condition, Conditions } from '@/lib/trips/conditions/known';
import { kindIcons, type Tone } from '../conditions/tone-look';

export interface Line {
  title: string;
  text: string;
  tone: Tone;
  icon: IconName;
  looked: Conditions['looked'];
}

/** Null where no list is read. */
export function shownLine({ on, begun, line, tone, looked_at, looked, items }: Conditions): Line | null {
  if (!on) return null;
  const [first] = items;
  return { ...line, ...lookOf({ tone, begun, looked_at }, first), looked };
}

function lookOf(
  { tone, begun, looked_at }: Pick<Conditions, 'tone' | 'begun' | 'looked_at'>,
  first: Condition | undefined,
): Pick<Line, 'tone' | 'icon'> {
  if (tone !== 'plain' && first) return { tone, icon: kindIcons[first.kind] };
  if (first?.ended) return { tone: 'ended', icon: 'check' };
  if (looked_at) return { tone: 'plain', icon: 'search' };
  return begun ? { tone: 'unknown', icon: 'circle-question-mark' } : { tone: 'plain', icon: 'calendar-days' };
}

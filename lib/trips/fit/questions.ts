import { countText } from '@/lib/text';
import { askSite, type Finding } from './finding';

/** Null when the campsite needn't be asked. */
export function questionOf({ level, remedy, key, who }: Finding): string | null {
  if (level !== 'check' || remedy !== askSite) return null;
  const [rule, subject = ''] = key.split(':');
  if (rule === 'pets') {
    const kind = subject.toLowerCase();
    return `Can we bring ${who.length === 1 ? `our ${kind}` : `our ${countText(who.length, kind)}`}?`;
  }
  if (rule === 'access')
    return subject === 'unknown' ? 'Does any car get in?' : `Does ${article(subject)} ${subject} get in?`;
  if (rule === 'trailer_access') return `Can we get in with a ${subject.toLowerCase()}?`;
  if (rule === 'boat')
    return subject === 'ramp'
      ? 'Is there a ramp where we can launch our boat?'
      : 'Can we put our boat in the water there?';
  return null;
}

const article = (kind: string) => (kind === 'AWD' ? 'an' : 'a');

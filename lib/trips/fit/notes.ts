import { listText } from '@/lib/text';
import { type FitNote, stands } from './answers/note';
import { askSite, type Finding, type Rule } from './finding';

/** For findings to which the campsite has answered no. */
const remedies: Partial<Record<Rule, string>> = {
  access: 'Find a seat in a car that gets there.',
  trailer_access: 'Leave it at home.',
  boat: 'Leave it at home.',
  pets: 'Find a sitter, or choose a site that welcomes pets.',
};

/** `notes` are newest first. */
export function withNotes(found: Finding, notes: readonly FitNote[]): Finding {
  const same = notes.filter(({ key, fact }) => key === found.key && fact === found.fact);
  const [newest = notes.find((each) => coversToo(found, each) && stands(each, notes))] = same;
  if (!newest) return found;
  const { answer, note, at } = newest;
  const by = same.length > 0 ? [...new Set(same.map((each) => each.by))] : [newest.by];
  return {
    ...found,
    level: answer === 'yes' ? 'fine' : 'problem',
    text: `Asked: ${answer}, ${found.asked[answer]}`,
    why: note && (/[.!?]$/.test(note) ? note : `${note}.`),
    remedy: answer === 'yes' ? null : (remedies[found.rule] ?? askSite),
    noted: { answer, note, by: listText(by), at },
  };
}

const coversToo = ({ also, fact }: Finding, each: FitNote) =>
  each.answer === 'yes' && each.fact === fact && also.includes(each.key);

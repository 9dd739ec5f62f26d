/** What the campsite answered about a finding, as an organiser has noted it. */
export interface Noted {
  answer: 'yes' | 'no';
  note: string | null;
  /** Names of the people who noted an answer, the newest answer first. The newest answer counts. */
  by: string;
  at: string;
}

/** A note on the finding with this key. It counts as long as the finding's fact is the same. */
export interface FitNote extends Noted {
  key: string;
  fact: string;
}

/**
 * True when no newer note has the same finding and the same facts, so that this note counts. `notes`
 * are newest first.
 */
export const stands = (note: FitNote, notes: readonly FitNote[]): boolean =>
  notes.find(({ key, fact }) => key === note.key && fact === note.fact) === note;

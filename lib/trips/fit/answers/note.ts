/** An organiser's note of what the campsite answered to a finding. */
export interface Noted {
  answer: 'yes' | 'no';
  note: string | null;
  /** The names of the people who noted an answer. The first one's answer counts. */
  by: string;
  at: string;
}

/** A note for the finding with this key. It counts as long as the fact is unchanged. */
export interface FitNote extends Noted {
  key: string;
  fact: string;
}

/**
 * True for the newest note on a finding, which is the one that counts. `notes` are newest first.
 */
export const stands = (note: FitNote, notes: readonly FitNote[]): boolean =>
  notes.find(({ key, fact }) => key === note.key && fact === note.fact) === note;

export interface Noted {
  answer: 'yes' | 'no';
  note: string | null;
  /** The newest answer first, which is the one that counts. */
  by: string;
  at: string;
}

/** It counts as long as the finding's fact is the same. */
export interface FitNote extends Noted {
  key: string;
  fact: string;
}

/** No newer note has the same finding and facts; `notes` are newest first. */
export const stands = (note: FitNote, notes: readonly FitNote[]): boolean =>
  notes.find(({ key, fact }) => key === note.key && fact === note.fact) === note;

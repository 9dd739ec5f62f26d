/** An organiser's answer to a finding. */
export interface Noted {
  answer: 'yes' | 'no';
  note: string | null;
  /** The names of those who answered; the first one's answer stands. */
  by: string;
  at: string;
}

/** An organiser's answer to the finding with this key. It holds while the fact stays the same. */
export interface FitNote extends Noted {
  key: string;
  fact: string;
}

/** True for the newest answer to a finding, the one that stands. The notes come newest first. */
export const stands = (note: FitNote, notes: readonly FitNote[]): boolean =>
  notes.find(({ key, fact }) => key === note.key && fact === note.fact) === note;

/** What a page may ask the service worker, by name: what it says, and what it is told. */
export interface Questions {
  /** Who the page was rendered for: whatever is kept for anybody else goes at once. */
  hello: { says: { viewer: string }; told: null };
}

export type Question = keyof Questions;

/** As it goes over the wire; the answer comes through the port that is sent with it. */
export type Message = { [Name in Question]: { ask: Name; says: Questions[Name]['says'] } }[Question];

/** How the worker answers: with what was asked for, or that it failed. */
export type Told<Name extends Question> = { told: Questions[Name]['told'] } | { failed: string };

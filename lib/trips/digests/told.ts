import type { AnswerState } from '../attendance/answer-state';

/** What the last digest told an organiser about a trip. It is stored in `digests.last_told`. */
export interface Told {
  at: string;
  /** The households' answers, keyed by household id. */
  households: Record<string, AnswerState>;
  /** The dates and the site that people agreed to by going, as one text. */
  agreed: string;
  /**
   * When the newest comment was written, and the ids of the comments within `OVERLAP_MS` before it.
   */
  comments: { until: string; ids: string[] };
}

export interface Household extends AnswerState {
  id: string;
  /** Name of the household, as the recipient may see it. */
  name: string;
  answeredAt: Date | null;
}

export interface Comment {
  id: string;
  household: string;
  name: string;
  text: string;
  at: Date;
}

/** Current answers and comments on a trip. */
export interface TripNews {
  households: Household[];
  agreed: string;
  comments: Comment[];
}

/** The content of a digest. */
export interface Digest {
  going: Household[];
  notGoing: Household[];
  /** Households that are still going, but with more or fewer people. */
  changed: { household: Household; before: number }[];
  /**
   * Households that have confirmed that they are still going after the dates or the site changed.
   */
  stillGoing: Household[];
  comments: Comment[];
}

/**
 * Comments that are at most this much older than the newest comment in a digest are compared by their
 * ids. Such a comment may have been missing in the digest, because its transaction was committed
 * later; the next digest must then list it.
 */
const OVERLAP_MS = 60_000;

/** Returns what is new to a recipient since their last digest. Leaves out their own household. */
export function newsSince(
  told: Told,
  now: TripNews,
  own: string,
  wants: { answers: boolean; comments: boolean },
): Digest {
  const digest: Digest = { going: [], notGoing: [], changed: [], stillGoing: [], comments: [] };
  for (const household of wants.answers ? now.households : []) {
    if (household.id !== own) tellOf(household, told, now.agreed, digest);
  }
  if (wants.comments) {
    const since = new Date(new Date(told.comments.until).getTime() - OVERLAP_MS);
    digest.comments = now.comments.filter(
      ({ id, household, at }) => household !== own && at > since && !told.comments.ids.includes(id),
    );
  }
  return digest;
}

function tellOf(household: Household, told: Told, agreed: string, digest: Digest): void {
  const before = told.households[household.id];
  if (!household.attending) {
    if (household.attending === false && before?.attending !== false) digest.notGoing.push(household);
  } else if (!before?.attending) digest.going.push(household);
  else if (before.people !== household.people) digest.changed.push({ household, before: before.people });
  else if (hasConfirmed(household, before, told, agreed)) digest.stillGoing.push(household);
}

/**
 * True when a household confirmed after the dates or the site changed. False for a household that
 * made the change itself, because it wasn't asked to confirm.
 */
function hasConfirmed({ reconfirm, answeredAt }: Household, before: AnswerState, told: Told, agreed: string) {
  if (reconfirm) return false;
  const since = answeredAt !== null && answeredAt > new Date(told.at);
  return before.reconfirm || (told.agreed !== agreed && since);
}

export const isEmpty = (digest: Digest) => Object.values(digest).every(({ length }) => length === 0);

/** Returns the value for `digests.last_told` after a digest with this news was sent. */
export function toldOf({ households, agreed, comments }: TripNews, at: Date): Told {
  const latest = comments.at(-1)?.at ?? new Date(0);
  const close = latest.getTime() - OVERLAP_MS;
  return {
    at: at.toISOString(),
    households: Object.fromEntries(
      households.map(({ id, attending, people, reconfirm }) => [id, { attending, people, reconfirm }]),
    ),
    agreed,
    comments: {
      until: latest.toISOString(),
      ids: comments.filter(({ at }) => at.getTime() >= close).map(({ id }) => id),
    },
  };
}

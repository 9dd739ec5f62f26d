import type { AnswerState } from '../attendance/answer-state';

/** What an organiser was told of a trip by the last digest; kept in `digests.last_told`. */
export interface Told {
  at: string;
  /** By household. */
  households: Record<string, AnswerState>;
  /** The dates and site that were agreed to, as text. */
  agreed: string;
  /** When the newest of the comments was written, and which of them came close to it. */
  comments: { until: string; ids: string[] };
}

export interface Household extends AnswerState {
  id: string;
  /** As the recipient knows them. */
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

/** A trip's answers and comments as they are now. */
export interface TripNews {
  households: Household[];
  agreed: string;
  comments: Comment[];
}

/** What a digest tells. */
export interface Digest {
  going: Household[];
  notGoing: Household[];
  /** Going as before, with more or fewer people. */
  changed: { household: Household; before: number }[];
  /** Who has said again that they are going, to other dates or another site. */
  stillGoing: Household[];
  comments: Comment[];
}

/** Who began to write before a digest was made may be seen by the next one only. */
const OVERLAP_MS = 60_000;

/** What is new to somebody; of their own household nothing is. */
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

/** Not who has changed the trip themselves: they aren't asked. */
function hasConfirmed({ reconfirm, answeredAt }: Household, before: AnswerState, told: Told, agreed: string) {
  if (reconfirm) return false;
  const since = answeredAt !== null && answeredAt > new Date(told.at);
  return before.reconfirm || (told.agreed !== agreed && since);
}

export const isEmpty = (digest: Digest) => Object.values(digest).every(({ length }) => length === 0);

/** What somebody knows who has been told this. */
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

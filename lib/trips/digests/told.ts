import type { AnswerState } from '../attendance/answer-state';

/** Stored in `digests.last_told`. */
export interface Told {
  at: string;
  households: Record<string, AnswerState>;
  agreed: string;
  /** When the newest comment was written, and the ids of those within `OVERLAP_MS` before it. */
  comments: { until: string; ids: string[] };
}

export interface Household extends AnswerState {
  id: string;
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

export interface TripNews {
  households: Household[];
  agreed: string;
  comments: Comment[];
}

export interface Digest {
  going: Household[];
  notGoing: Household[];
  changed: { household: Household; before: number }[];
  stillGoing: Household[];
  comments: Comment[];
}

/** Comments this close are compared by id, because one may be committed late and still be new. */
const OVERLAP_MS = 60_000;

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

/** False for a household that made the change itself, because it wasn't asked to confirm. */
function hasConfirmed({ reconfirm, answeredAt }: Household, before: AnswerState, told: Told, agreed: string) {
  if (reconfirm) return false;
  const since = answeredAt !== null && answeredAt > new Date(told.at);
  return before.reconfirm || (told.agreed !== agreed && since);
}

export const isEmpty = (digest: Digest) => Object.values(digest).every(({ length }) => length === 0);

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

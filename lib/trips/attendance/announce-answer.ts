import 'server-only';
import type { Tx } from '@/lib/server/db/client';
import { countFigure } from '@/lib/server/figures';
import { countText, oneLine } from '@/lib/text';
import type { HouseholdId } from '../households/household-id';
import { GUEST, shortName } from '../households/household-name';
import { cantCome } from '../notifications/bell-words';
import { notify } from '../notifications/notify';
import { type AnswerState, answerColumns, householdsOf } from './answer-state';

export interface HouseholdAnswer extends AnswerState {
  name: string | null;
}

export async function readAnswer(tx: Tx, { tripId, id }: HouseholdId): Promise<HouseholdAnswer> {
  const [answer] = await tx.$queryRaw<HouseholdAnswer[]>`
    select ${answerColumns} from ${householdsOf(tripId)} where h.id = ${id}::uuid`;
  return answer ?? { name: null, attending: null, people: 0, reconfirm: false };
}

export async function announceAnswer(tx: Tx, household: HouseholdId, before: AnswerState): Promise<void> {
  const after = await readAnswer(tx, household);
  if (isSameAnswer(before, after)) return;
  countFigure('answers');
  const name = nameOf(after);
  const stays = before.attending && before.reconfirm && before.people === after.people;
  const going = stays ? `${name} is still going` : `${name} is going`;
  await notify(tx, {
    tripId: household.tripId,
    kind: 'answers',
    about: household.id,
    by: household.id,
    to: 'organisers',
    text: after.attending ? `${going}${withOthers(after.people)}` : cantCome(name),
    push: after.attending ? going : cantCome(name),
  });
}

const isSameAnswer = (before: AnswerState, after: AnswerState) =>
  before.attending === after.attending &&
  (!after.attending || (before.people === after.people && before.reconfirm === after.reconfirm));

const nameOf = ({ name }: HouseholdAnswer) => (name ? oneLine(shortName(name)) : GUEST);

export const withOthers = (people: number) => (people > 1 ? ` with ${countText(people - 1, 'other')}` : '');

import 'server-only';
import { notFound } from '@/lib/errors';
import { db, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { lockWithPeople } from '../lock-with-people';
import type { TripCaller } from '../trip-caller';
import { isPastClosing } from '../undecided/site-time-zone';
import type { VoteAnswer } from '../undecided/vote-options';
import { getVote, gone, notOnOffer, noVote, voteClosed, voteColumns, votingEnded } from './get-vote';
import { tellWhenAllVoted } from './news/send-vote-news';
import type { Ballot, Vote } from './schema';
import { isAvailable, type VoteColumns } from './to-vote';

export async function answerVote(caller: TripCaller, { answers }: Ballot): Promise<{ vote: Vote | null }> {
  return db.$transaction(async (tx) => {
    // The lock lets an answer and a decision run one after the other, so that each reads what the other
    // saved.
    const { tripId, row } = await lockWithPeople<VoteColumns>(tx, caller, {
      columns: Prisma.sql`, ${voteColumns}`,
    });
    const householdId = row.ownId;
    if (!householdId) throw notFound();
    if (!row.vote) throw noVote();
    if (!row.vote.open) throw voteClosed();
    if (isPastClosing(row.vote)) throw votingEnded();
    const said = new Map(answers.map(({ option_id, answer }) => [option_id, answer]));
    for (const [id, answer] of said) {
      const option = row.vote.options.find((each) => each.id === id);
      if (!option) throw notOnOffer();
      if (answer && !isAvailable(option, row)) throw gone(option.kind);
    }
    await save(tx, { tripId, householdId }, said);
    const found = await getVote(caller, tx);
    if (found.vote) await tellWhenAllVoted(tx, tripId, householdId, found.vote);
    return found;
  });
}

async function save(
  tx: Tx,
  { tripId, householdId }: { tripId: string; householdId: string },
  said: ReadonlyMap<string, VoteAnswer | null>,
): Promise<void> {
  const takenBack = [...said].flatMap(([id, answer]) => (answer ? [] : [id]));
  const given = [...said].flatMap(([id, answer]) =>
    answer
      ? [
          Prisma.sql`(${id}::uuid, ${householdId}::uuid, ${tripId}::uuid, ${answer.replaceAll(' ', '_')}::vote_answer)`,
        ]
      : [],
  );
  if (takenBack.length > 0)
    await tx.voteOptionAnswer.deleteMany({ where: { householdId, optionId: { in: takenBack } } });
  if (given.length === 0) return;
  await tx.$executeRaw`
    insert into vote_answers as said (option_id, household_id, trip_id, answer) values ${Prisma.join(given)}
    on conflict (option_id, household_id) do update set answer = excluded.answer where said.answer <> excluded.answer`;
}

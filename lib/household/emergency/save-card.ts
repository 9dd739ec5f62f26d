import 'server-only';
import { badInput } from '@/lib/errors';
import type { Tx } from '@/lib/server/db/client';
import { emptyCard } from './empty-card';
import type { Card, CardInput, CardPerson } from './schema';
import { type CardOwner, openIfReadable, openSealed, requireCardsOn, sealCard } from './seal-card';

export const cardOf = (owner: CardOwner) =>
  'profileId' in owner ? { profileId: owner.profileId } : { tripId_householdId: owner };

const isEmpty = ({ crew_id: _, ...facts }: CardPerson) => Object.values(facts).every((fact) => !fact);

function changed(before: Card, change: CardInput, crew: ReadonlySet<string>): Card {
  const { people, contacts, medicare = before.medicare, insurance = before.insurance } = change;
  if (people?.some(({ crew_id }) => !crew.has(crew_id)))
    throw badInput('Somebody you chose is not in your crew.', {
      people: 'Please choose from your own crew.',
    });
  const written = new Map(
    (people ?? before.people).map(({ allergies = null, conditions = null, ...person }) => [
      person.crew_id,
      { ...person, allergies, conditions, medicines: person.medicines ?? null, note: person.note ?? null },
    ]),
  );
  return {
    people: [...written.values()].filter((person) => crew.has(person.crew_id) && !isEmpty(person)),
    contacts: (contacts ?? before.contacts)
      .map(({ name = null, phone = null, about = null }) => ({ name, phone, about }))
      .filter(({ name, phone, about }) => name || phone || about),
    medicare,
    insurance,
  };
}

const isBlank = ({ people, contacts, medicare, insurance }: Card) =>
  people.length + contacts.length === 0 && !medicare && !insurance;

/** A change that says all of the card replaces one that can't be read. */
function cardBefore(owner: CardOwner, sealed: Uint8Array, { people, contacts, ...texts }: CardInput): Card {
  const all = people && contacts && texts.medicare !== undefined && texts.insurance !== undefined;
  return all ? (openIfReadable(owner, sealed) ?? emptyCard) : openSealed(owner, sealed);
}

/**
 * `crew` are the ids of the owner's campers; throws 400 for another id, and 503 when the card as it was can't
 * be read and the change leaves out a part of it. An empty card is deleted. The caller has locked the profile or the household.
 */
export async function saveCard(
  tx: Tx,
  owner: CardOwner,
  crew: readonly string[],
  { keep, ...change }: CardInput & { keep?: boolean | undefined },
): Promise<Card> {
  requireCardsOn();
  const where = cardOf(owner);
  const row = await tx.emergencyCard.findUnique({ where });
  const written = changed(row ? cardBefore(owner, row.sealed, change) : emptyCard, change, new Set(crew));
  if (isBlank(written)) {
    if (row) await tx.emergencyCard.delete({ where });
    return written;
  }
  const data = { sealed: sealCard(owner, written), ...(keep !== undefined && { keep }) };
  await tx.emergencyCard.upsert({ where, create: { ...owner, ...data }, update: data });
  return written;
}

import { type Fact, type Facts, factsOf, type Topic, topics } from '../known-facts';
import type { ShownSuggestion } from '../suggestion-schema';

/** What tells that a feature speaks of a topic, in whatever words the AI chose. */
const speaks: Partial<Record<Topic, RegExp>> = {
  cost: /\b(free|fees?|costs?|paid)\b/i,
  toilets: /toilet/i,
  water: /drinking|tank water|bore water/i,
  showers: /shower/i,
  power: /power/i,
  fires: /fire/i,
  reception: /reception|signal|mobile/i,
  boat_ramp: /boat/i,
};

/** What an AI said of a campsite, as facts for a page. Its "No" to pets may be a don't know. */
export function saidFacts({ access, petFriendly, features }: ShownSuggestion): Facts {
  const facts = factsOf({
    drivetrain: access === 'Unknown' ? null : access,
    pet_friendly: petFriendly === 'Yes' ? true : null,
    features,
    missing_features: [],
  });
  const isSaid = (topic: Topic) => features.some((feature) => speaks[topic]?.test(feature));
  const unknown = facts.unknown.filter((topic) => topic !== 'pets' && !isSaid(topic));
  if (petFriendly === 'Yes') return { ...facts, unknown };
  const pets = { topic: 'pets', text: 'Pets unconfirmed' } as const;
  return { ...facts, known: inOrder([...facts.known, pets]), unknown };
}

const inOrder = (facts: Fact[]) =>
  facts.toSorted((a, b) => topics.indexOf(a.topic) - topics.indexOf(b.topic));

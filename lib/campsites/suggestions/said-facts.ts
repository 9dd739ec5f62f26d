import { type Facts, factsOf, type KnownSite, type Topic } from '../facts/known-facts';
import type { Suggestion } from './schema';

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

type Words = Pick<Suggestion, 'access' | 'petFriendly' | 'features'>;

export const saidSite = ({ access, petFriendly, features }: Words): KnownSite => ({
  drivetrain: access === 'Unknown' ? null : access,
  pet_friendly: petFriendly === null ? null : petFriendly === 'Yes',
  features,
  missing_features: [],
  ai: true,
});

/** Topics that the AI mentioned don't count as unknown. */
export function saidFacts(words: Words): Facts {
  const facts = factsOf(saidSite(words));
  const isSaid = (topic: Topic) => words.features.some((feature) => speaks[topic]?.test(feature));
  return { ...facts, unknown: facts.unknown.filter((topic) => !isSaid(topic)) };
}

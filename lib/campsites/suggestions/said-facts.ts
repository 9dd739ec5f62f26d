import { type Facts, factsOf, type KnownSite, type Topic } from '../facts/known-facts';
import type { Suggestion } from './schema';

/** Patterns that recognise a topic in the AI's own words. */
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

/** Returns an AI's words about a campsite as a known site. Used only when no better data exists. */
export const saidSite = ({ access, petFriendly, features }: Words): KnownSite => ({
  drivetrain: access === 'Unknown' ? null : access,
  pet_friendly: petFriendly === null ? null : petFriendly === 'Yes',
  features,
  missing_features: [],
  ai: true,
});

/** Returns an AI's words as facts for a page. */
export function saidFacts(words: Words): Facts {
  const facts = factsOf(saidSite(words));
  const isSaid = (topic: Topic) => words.features.some((feature) => speaks[topic]?.test(feature));
  return { ...facts, unknown: facts.unknown.filter((topic) => !isSaid(topic)) };
}

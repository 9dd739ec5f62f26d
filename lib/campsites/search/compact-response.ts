import { compactIds, compactNumbers, expandIds, expandNumbers } from './compact-columns';
import { compactFacts, expandFacts } from './compact-facts';
import { compactLines, compactLists, expandLines, expandLists } from './compact-lines';
import { firstCards, type ListedResponse, type ListedSite } from './listed-site';
import type { Refused, SourceResult, StoredSource } from './sources';

/** A site by its source; `own` is a shared one of the viewer's. */
const kinds = ['open', 'user', 'private', 'own'] as const;

const kindOf = ({ source, own }: ListedSite) => (own && source === 'user' ? 'own' : source);

// A centimetre, as fine as any map service gives.
const DEGREE = 1e7;
// What a distance is rounded to.
const KILOMETRE = 10;

/** A response in columns, a fifth of its size: a search's page carries up to 200 sites. */
export interface CompactResponse {
  total: number;
  unknown: number;
  ids: string;
  /** A digit a site, without the open ones at the end. */
  sources: string;
  names: string;
  latitudes: string;
  longitudes: string;
  distances: string;
  /** Of the sites that have a card; an empty line where there is none. */
  addresses: string;
  /** Of the sites that have a card, what is known of each. */
  facts: string;
}

/** Keeps of the sites past the first `cards` what the map shows. */
export function compactResponse(
  { locations, total, unknown }: ListedResponse,
  cards: number,
): CompactResponse {
  const shown = locations.slice(0, cards);
  return {
    total,
    unknown,
    ids: compactIds(locations.map(({ id }) => id)),
    sources: locations
      .slice(0, locations.findLastIndex(({ source }) => source !== 'open') + 1)
      .map((site) => kinds.indexOf(kindOf(site)))
      .join(''),
    names: compactLines(locations.map(({ name }) => name)),
    latitudes: compactNumbers(
      locations.map(({ latitude }) => latitude),
      DEGREE,
    ),
    longitudes: compactNumbers(
      locations.map(({ longitude }) => longitude),
      DEGREE,
    ),
    distances: compactNumbers(
      locations.map(({ distance }) => distance),
      KILOMETRE,
    ),
    addresses: compactLines(shown.map(({ address }) => address ?? '')),
    facts: compactLists(shown.map(compactFacts)),
  };
}

export function expandResponse({ total, unknown, ...columns }: CompactResponse): ListedResponse {
  const ids = expandIds(columns.ids);
  const names = expandLines(columns.names);
  const latitudes = expandNumbers(columns.latitudes, DEGREE);
  const longitudes = expandNumbers(columns.longitudes, DEGREE);
  const addresses = expandLines(columns.addresses);
  const facts = expandLists(columns.facts);
  const locations = expandNumbers(columns.distances, KILOMETRE).map((distance, index) => {
    const kind = kinds[Number(columns.sources[index] ?? 0)] ?? 'open';
    const known = expandFacts(facts[index] ?? []);
    return {
      id: ids[index] ?? '',
      name: names[index] ?? '',
      address: addresses[index] || null,
      latitude: latitudes[index] ?? 0,
      longitude: longitudes[index] ?? 0,
      distance,
      source: kind === 'own' ? 'user' : kind,
      own: kind === 'own' || kind === 'private',
      drivetrain: known.drivetrain,
      pet_friendly: known.pet_friendly,
      features: known.features,
      missing_features: known.missing_features,
    };
  });
  return { locations, total, unknown };
}

/** What the page hands to the browser of each source. */
export type CompactResults = Partial<Record<StoredSource, CompactResponse | 'failed' | 'late' | Refused>>;

/** `all`: every site has a card. */
export function compactResults(
  results: Partial<Record<StoredSource, SourceResult>>,
  all: boolean,
): CompactResults {
  return mapResults(results, (response) =>
    typeof response === 'object' && 'locations' in response
      ? compactResponse(response, all ? response.locations.length : firstCards)
      : response,
  );
}

export const expandResults = (results: CompactResults) =>
  mapResults(results, (response) =>
    typeof response === 'object' && 'ids' in response ? expandResponse(response) : response,
  );

function mapResults<From, To>(results: Partial<Record<StoredSource, From>>, change: (response: From) => To) {
  const changed: Partial<Record<StoredSource, To>> = {};
  for (const source of ['user', 'private'] as const) {
    const response = results[source];
    if (response !== undefined) changed[source] = change(response);
  }
  return changed;
}

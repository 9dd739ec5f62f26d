import { firstCards, type ListedResponse, type ListedSite } from './listed-site';
import type { Refused, SourceResult, StoredSource } from './sources';

type Facts = Pick<ListedSite, 'drivetrain' | 'pet_friendly' | 'features' | 'missing_features'>;

const sources = ['open', 'user', 'private'] as const satisfies readonly ListedSite['source'][];
const ID_LENGTH = 36;

/** A response in columns, a fifth of its size: a search's page carries up to 200 sites. */
export interface CompactResponse {
  total: number;
  unknown: number;
  /** One after the other, all of one length. */
  ids: string;
  /** A digit a site. */
  sources: string;
  names: string[];
  /** Latitude and longitude in turn. */
  positions: number[];
  distances: number[];
  /** Of the sites that have a card. */
  addresses: (string | null)[];
  /** By the site's index: what is known of it. Most of the open data has none. */
  facts: Record<number, Facts>;
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
    ids: locations.map(({ id }) => id).join(''),
    sources: locations.map(({ source }) => sources.indexOf(source)).join(''),
    names: locations.map(({ name }) => name),
    positions: locations.flatMap(({ latitude, longitude }) => [latitude, longitude]),
    distances: locations.map(({ distance }) => distance),
    addresses: shown.map(({ address }) => address),
    facts: Object.fromEntries(
      shown.flatMap(({ drivetrain, pet_friendly, features, missing_features }, index) =>
        drivetrain !== null || pet_friendly !== null || features.length > 0 || missing_features.length > 0
          ? [[index, { drivetrain, pet_friendly, features, missing_features }]]
          : [],
      ),
    ),
  };
}

const nothing: Facts = { drivetrain: null, pet_friendly: null, features: [], missing_features: [] };

export function expandResponse({ total, unknown, ...columns }: CompactResponse): ListedResponse {
  const locations = columns.names.map((name, index) => ({
    id: columns.ids.slice(index * ID_LENGTH, (index + 1) * ID_LENGTH),
    name,
    address: columns.addresses[index] ?? null,
    latitude: columns.positions[index * 2] as number,
    longitude: columns.positions[index * 2 + 1] as number,
    distance: columns.distances[index] as number,
    source: sources[Number(columns.sources[index])] ?? 'open',
    ...(columns.facts[index] ?? nothing),
  }));
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

import { kmBetween, type Position, roundKm } from '@/lib/geometry';
import type { SaidSuggestion, ShownSuggestion } from './schema';

export function toShown(said: SaidSuggestion, home: Position | null): ShownSuggestion {
  const { id, town, saidOn, ...facts } = said;
  return {
    suggestion_id: id,
    ...facts,
    town: town && `${town.name} ${town.state}`,
    distance: home && town && roundKm(kmBetween(home, town)),
    said_on: saidOn,
  };
}

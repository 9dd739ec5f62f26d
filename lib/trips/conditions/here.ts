import type { Day } from '@/lib/dates';
import type { Position } from '@/lib/geometry';
import type { Concern } from './conditions-of';
import type { Item, List } from './item';

export const listsHere = (): List[] => [];

export const concernsOf = (
  _items: readonly Item[],
  _site: Position & { state: string | null },
  _days: readonly Day[],
): Concern[] => [];

import type { Tiles } from '@/components/campsites/map/base-map';
import type { Position } from '@/lib/geometry';
import type { Finding } from '@/lib/trips/fit/finding';

export interface ShownStop {
  id: string;
  number: number;
  nights: number;
  location_name: string;
  /** Of the campsite's page; null for a reader who can't open it. */
  href: string | null;
  /** "Wee Jasper NSW"; '' when unknown. */
  town: string;
  /** "Sat 10 – Mon 12 Apr"; '' while a vote on the dates is open. */
  when: string;
  /** "about 71 km apart", or "about 111 km from home"; '' when unknown. */
  apart: string;
  spot: Position | null;
  /** That a vote on its place is open; null for no line. */
  open: string | null;
  /** The worst of its findings. */
  fit: Pick<Finding, 'level' | 'text'> | null;
}

export interface StopsProps {
  tripId: string;
  /** "Three stops" */
  title: string;
  /** "7 nights · about 231 km in all" */
  meta: string;
  stops: ShownStop[];
  /** "Priya joins at stop 2."; '' when everybody comes all the way. */
  parts: string;
  /** False for a reader who doesn't organise the trip. */
  changes: boolean;
  start: string;
  end: string;
  tiles: Tiles | null;
}

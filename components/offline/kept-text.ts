import { formatDateRange } from '@/lib/dates';
import type { KeptTripInfo } from '@/lib/offline/messages';

/** Returns a kept trip's dates, unless they are undecided. */
export const keptDates = ({ start, end, open }: KeptTripInfo) =>
  open ? 'Dates still open' : formatDateRange(start, end);

/** Returns a size as text in megabytes, rounded up to a tenth: "0.2 MB". */
export const sizeText = (bytes: number) => `${(Math.ceil(bytes / 100_000) / 10).toFixed(1)}\u00a0MB`;

/**
 * Returns a text about a kept trip's map, to append to other text: " · Map kept, 0.2 MB". '' for a
 * trip without a kept map.
 */
export const mapText = ({ mapBytes }: KeptTripInfo) =>
  mapBytes > 0 ? ` · Map kept, ${sizeText(mapBytes)}` : '';

import { formatDateRange } from '@/lib/dates';
import type { KeptTripInfo } from '@/lib/offline/messages';

export const keptDates = ({ start, end, open }: KeptTripInfo) =>
  open ? 'Dates still open' : formatDateRange(start, end);

/** Rounded up to a tenth: "0.2 MB". */
export const sizeText = (bytes: number) => `${(Math.ceil(bytes / 100_000) / 10).toFixed(1)}\u00a0MB`;

/** To append to other text: " · Map kept, 0.2 MB". '' without a kept map. */
export const mapText = ({ mapBytes }: KeptTripInfo) =>
  mapBytes > 0 ? ` · Map kept, ${sizeText(mapBytes)}` : '';

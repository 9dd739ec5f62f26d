import type { KeptTripInfo } from '@/lib/offline/messages';

/** Returns a size in megabytes, rounded up to a tenth. */
export const sizeText = (bytes: number) => `${(Math.ceil(bytes / 100_000) / 10).toFixed(1)}\u00a0MB`;

/**
 * Returns " · Map kept, 0.2 MB" to append to a kept trip's text; '' for a trip without a kept map.
 */
export const mapText = ({ mapBytes }: KeptTripInfo) =>
  mapBytes > 0 ? ` · Map kept, ${sizeText(mapBytes)}` : '';

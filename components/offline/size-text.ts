import type { KeptTripInfo } from '@/lib/offline/messages';

/** In tenths of a megabyte, upwards. */
export const sizeText = (bytes: number) => `${(Math.ceil(bytes / 100_000) / 10).toFixed(1)}\u00a0MB`;

/** " · Map kept, 0.2 MB", after what else is said of a kept trip; nothing where it has no map. */
export const mapText = ({ mapBytes }: KeptTripInfo) =>
  mapBytes > 0 ? ` · Map kept, ${sizeText(mapBytes)}` : '';

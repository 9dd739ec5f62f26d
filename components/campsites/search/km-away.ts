import { kmText } from '@/lib/geometry';

export const kmAway = (km: number) => `${kmText(km)} away`;

import { wholeDollars } from '@/lib/money';

export const rangeText = (low: number, high: number, between = 'to') =>
  wholeDollars(low) === wholeDollars(high)
    ? wholeDollars(low)
    : `${wholeDollars(low)} ${between} ${wholeDollars(high)}`;

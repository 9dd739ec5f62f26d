import { meter } from '@/lib/server/metrics/meter';

/**
 * Returns a list that grows with each event counted until the test file ends, as "name outcome".
 */
export function countEvents(): string[] {
  const counted: string[] = [];
  meter.on = {
    count: (name, outcome) => void counted.push(`${name} ${outcome}`),
    text: async () => '',
    contentType: '',
    end: () => undefined,
  };
  return counted;
}

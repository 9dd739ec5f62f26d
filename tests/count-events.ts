import { meter } from '@/lib/server/metrics/meter';

/** Returns a list to which each counted event is added as "name outcome", until the test file ends. */
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

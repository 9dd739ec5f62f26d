import { meter } from '@/lib/server/metrics/meter';

/** Gives what is counted from now on, as "name outcome", until the test file ends. */
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

import { useRouter } from 'next/navigation';
import { useAction } from '@/components/ui/use-action';
import { sendOrKeep } from '@/lib/offline/send-or-keep';
import type { GearLine } from '@/lib/trips/gear/schema';
import { offerText } from './gear-text';
import type { KeepLine } from './gear-tools';

/** `sent` gets the saved line; undefined while the offer waits on this device for reception. */
export function useOffer(line: GearLine, path: string, keep: KeepLine) {
  const router = useRouter();
  const { run, pending, failure } = useAction('That could not be saved. Please try again.');
  const offer = (quantity: number, sent: (saved: GearLine | undefined) => void) =>
    run(
      async () => {
        const label = offerText(line, quantity);
        const saved = await sendOrKeep<{ line: GearLine }>(
          'put',
          `${path}/${line.id}/offer`,
          { quantity },
          { kind: 'Gear', label },
        );
        if (saved) keep.saved(saved.line);
        sent(saved?.line);
        return saved?.line;
      },
      (changed) => {
        if (!changed) return;
        router.refresh();
        keep.loaded(changed);
      },
    );
  return { offer, pending, failure };
}

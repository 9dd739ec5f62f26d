'use client';

import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { useToast } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';
import type { GearLine } from '@/lib/trips/gear/schema';
import type { KeepLine } from './gear-tools';

interface Props {
  line: GearLine;
  path: string;
  mayChange: boolean;
  keep: KeepLine;
}

export function StruckRow({ line, path, mayChange, keep }: Props) {
  const router = useRouter();
  const toast = useToast();
  const { run, pending } = useAction('That could not be saved. Please try again.');
  const restore = () =>
    run(
      async () => {
        const body = { struck: false };
        const { line: changed } = await api.patch<{ line: GearLine }>(`${path}/${line.id}`, body);
        keep.saved(changed);
        return changed;
      },
      (changed) => {
        router.refresh();
        keep.loaded(changed);
      },
      (text) => toast.show({ text, tone: 'danger' }),
    );
  return (
    <li data-line={line.id} className="gear-line">
      <div className="gear-name">
        <h3>{line.name}</h3>
      </div>
      {mayChange && (
        <div className="gear-tools">
          <Button variant="secondary" size="sm" pending={pending} pendingText="Saving…" onClick={restore}>
            Restore<span className="sr-only"> {line.name}</span>
          </Button>
        </div>
      )}
    </li>
  );
}

'use client';

import { useRouter } from 'next/navigation';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { asNumberOrNull, fieldsOf } from '@/components/ui/fields-of';
import { ItemForm } from '@/components/ui/item-form';
import { TextField } from '@/components/ui/text-field';
import { useToast } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import { useUndo } from '@/components/ui/use-undo';
import { api } from '@/lib/api-client';
import type { GearLine } from '@/lib/trips/gear/schema';
import type { KeepLine } from './gear-tools';

export interface EditLineProps {
  line: GearLine;
  path: string;
  keep: KeepLine;
  onDone: () => void;
}

export function EditLineForm({ line, path, keep, onDone }: EditLineProps) {
  const { id, name, needed, by_rule, unit } = line;
  const router = useRouter();
  const toast = useToast();
  const { run, pending, failure } = useAction('That could not be saved. Please try again.');
  const form = useSchemaForm(() => import('@/lib/trips/gear/schema').then((schemas) => schemas.lineChange), {
    defaultValues: { name, needed },
  });
  const field = fieldsOf(form);
  const change = async (body: object) => (await api.patch<{ line: GearLine }>(`${path}/${id}`, body)).line;
  // A value that equals the rule's value is sent as null, so that the rule keeps setting the value.
  const send = (typed: { name?: string | null; needed?: number | null }) =>
    change({
      name: by_rule && typed.name === by_rule.name ? null : typed.name,
      needed: by_rule && typed.needed === by_rule.needed ? null : typed.needed,
    });
  const undo = useUndo(name, () => change({ struck: false }), `${name}: needed again.`);
  const strike = () =>
    run(
      async () => {
        const changed = await change({ struck: true });
        keep.saved(changed);
        toast.show({ text: `${name}: not needed any more.`, tone: 'success', action: undo });
        return changed;
      },
      (changed) => {
        router.refresh();
        keep.loaded(changed);
      },
    );
  return (
    <div className="gear-edit">
      <ItemForm
        title={`Edit ${name}`}
        level={null}
        form={form}
        send={send}
        saved={() => 'The change is saved.'}
        onDone={onDone}
      >
        <TextField label="What we need" autoComplete="off" {...field('name')} />
        <TextField
          label={unit ? `How many (${unit})` : 'How many'}
          inputMode="numeric"
          autoComplete="off"
          hint={by_rule && `${by_rule.needed} by the rule. Leave this empty to follow the rule.`}
          {...field('needed', asNumberOrNull)}
        />
      </ItemForm>
      {failure && <Alert>{failure}</Alert>}
      <Button variant="quiet" pending={pending} pendingText="Saving…" onClick={strike}>
        We don’t need this
      </Button>
    </div>
  );
}

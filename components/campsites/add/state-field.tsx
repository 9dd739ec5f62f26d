import { useEffect, useState } from 'react';
import { useController } from 'react-hook-form';
import { Segmented } from '@/components/ui/segmented';
import type { Position } from '@/lib/geometry';
import { listText } from '@/lib/text';
import type { SiteForm, SiteValues } from './site-values';

interface Props {
  form: SiteForm;
  position: Position | null;
}

/** For a site too close to a line between states for the map to be sure. */
export function StateField({ form, position }: Props) {
  const { field, fieldState } = useController({ name: 'state', control: form.control });
  const near = useStatesNear(position);
  const { value, onChange } = field;
  useEffect(() => {
    if (near && value && !near.includes(value)) onChange(null);
  }, [near, value, onChange]);
  if (!near || near.length === 0) return null;
  return (
    <div>
      <Segmented
        legend="Which state is it in?"
        name={field.name}
        ref={field.ref}
        options={near.map((state) => ({ value: state, label: state }))}
        value={value ?? ''}
        onValueChange={(state) => onChange(state as SiteValues['state'])}
        error={fieldState.error?.message}
      />
      <p className="mt-2 text-sm text-muted">
        The line between {listText(near)} is within 3 km. Fire bans, public holidays and the clock follow the
        state.
      </p>
    </div>
  );
}

/** null until the lines, which are loaded when needed, are there. */
function useStatesNear(position: Position | null): string[] | null {
  const [near, setNear] = useState<string[] | null>(null);
  const { latitude, longitude } = position ?? {};
  useEffect(() => {
    if (latitude === undefined || longitude === undefined) return setNear(null);
    let current = true;
    import('@/lib/places/state-lines').then(
      ({ statesNear }) => current && setNear(statesNear({ latitude, longitude })),
      // Without the lines nothing is asked, and the map tells the state.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [latitude, longitude]);
  return near;
}

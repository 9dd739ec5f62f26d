'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card, CardBody } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { latePart, usePreload } from '@/components/ui/late-part';
import { PasteInstead } from '@/components/ui/paste-instead';
import { useToggle } from '@/components/ui/use-toggle';
import { api } from '@/lib/api-client';

const AddLineForm = latePart<{ path: string; onDone: () => void }>(() =>
  import('./add-line-form').then((module) => module.AddLineForm),
);

const SeveralForm = latePart(() => import('@/components/ui/several-form').then((part) => part.SeveralForm));

export function AddLine({ path }: { path: string }) {
  const { open, setOpen, opener } = useToggle('Add something we need');
  const [several, setSeveral] = useState(false);
  const close = () => {
    setOpen(false);
    setSeveral(false);
  };
  usePreload(AddLineForm);
  if (open) {
    return (
      <Card>
        <CardBody>
          {several ? (
            <SeveralForm
              meaning="count"
              longest={80}
              hint="From a chat or a sheet: “2x tarp”, “firewood 40”, “rope, pegs”."
              send={({ name, number }) => api.post(path, { name, needed: number ?? 1 })}
              onDone={close}
            />
          ) : (
            <>
              <AddLineForm path={path} onDone={close} />
              <PasteInstead onClick={() => setSeveral(true)} />
            </>
          )}
        </CardBody>
      </Card>
    );
  }
  return (
    <Button ref={opener} variant="secondary" block icon={<Icon name="plus" />} onClick={() => setOpen(true)}>
      Add something we need
    </Button>
  );
}

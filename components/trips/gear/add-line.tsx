'use client';

import { Button } from '@/components/ui/button';
import { Card, CardBody } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { latePart, usePreload } from '@/components/ui/late-part';
import { useToggle } from '@/components/ui/use-toggle';

const AddLineForm = latePart<{ path: string; onDone: () => void }>(() =>
  import('./add-line-form').then((module) => module.AddLineForm),
);

export function AddLine({ path }: { path: string }) {
  const { open, setOpen, opener } = useToggle('Add something we need');
  usePreload(AddLineForm);
  if (open) {
    return (
      <Card>
        <CardBody>
          <AddLineForm path={path} onDone={() => setOpen(false)} />
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

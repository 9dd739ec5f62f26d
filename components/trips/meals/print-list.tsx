'use client';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

export function PrintList({ className }: { className?: string }) {
  return (
    <Button
      variant="secondary"
      icon={<Icon name="printer" />}
      onClick={() => window.print()}
      className={className}
    >
      Print the list
    </Button>
  );
}

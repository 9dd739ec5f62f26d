'use client';

import { Button } from '@/components/ui/button';

interface Props {
  label: string;
  pending: boolean;
  onCancel: (() => void) | undefined;
}

export const SendBar = ({ label, pending, onCancel }: Props) => (
  <div className="send-bar">
    <div className="flex flex-wrap gap-3">
      <Button type="submit" pending={pending} pendingText="Sending…" className="max-w-full flex-1">
        {label}
      </Button>
      {onCancel && (
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
    <p>No account needed. You can change it any time.</p>
  </div>
);

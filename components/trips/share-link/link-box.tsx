'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { CopyField } from '@/components/ui/copy-field';
import { Icon } from '@/components/ui/icon';

interface Props {
  url: string;
  label: string;
  hint?: string;
  /** Shared with the link. */
  title: string;
}

export function LinkBox({ url, label, hint, title }: Props) {
  const [shares, setShares] = useState(false);
  useEffect(() => setShares(typeof navigator.share === 'function'), []);
  // Rejected when the reader closes the share sheet.
  const share = () => navigator.share({ title, url }).catch(() => undefined);

  return (
    <CopyField label={label} hint={hint} value={url} copyLabel="Copy link">
      {shares && (
        <Button icon={<Icon name="share-2" />} onClick={share}>
          Share
        </Button>
      )}
    </CopyField>
  );
}

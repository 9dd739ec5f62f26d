'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { CopyField } from '@/components/ui/copy-field';
import { Icon } from '@/components/ui/icon';

interface Props {
  url: string;
  label: string;
  hint?: string;
  /** The title that the browser shares with the link. */
  title: string;
}

/** A link to copy, or to share with another app where the browser can. */
export function LinkBox({ url, label, hint, title }: Props) {
  const [shares, setShares] = useState(false);
  useEffect(() => setShares(typeof navigator.share === 'function'), []);
  // Closing the share sheet rejects the promise. The reader needs no message then.
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

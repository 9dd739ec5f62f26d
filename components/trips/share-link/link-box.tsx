'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { CopyField } from '@/components/ui/copy-field';
import { Icon } from '@/components/ui/icon';

interface Props {
  url: string;
  label: string;
  hint?: string;
  /** What the browser's own sharing says with the link. */
  title: string;
}

/** A link to copy, or to hand to another app where the browser can. */
export function LinkBox({ url, label, hint, title }: Props) {
  const [shares, setShares] = useState(false);
  useEffect(() => setShares(typeof navigator.share === 'function'), []);
  // Whoever closes the sheet again has shared nothing, and needn't be told.
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

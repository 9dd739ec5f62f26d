'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { copyText } from '@/components/ui/copy-text';
import { Icon } from '@/components/ui/icon';
import { TextField } from '@/components/ui/text-field';

interface Props {
  url: string;
  label: string;
  hint?: string;
  /** What the browser's own sharing says with the link. */
  title: string;
}

/** A link to copy, or to hand to another app where the browser can. */
export function LinkBox({ url, label, hint, title }: Props) {
  const box = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'yes' | 'no'>();
  const [shares, setShares] = useState(false);
  useEffect(() => setShares(typeof navigator.share === 'function'), []);

  async function copy() {
    const done = await copyText(url);
    if (!done) box.current?.select();
    setCopied(done ? 'yes' : 'no');
  }
  // Whoever closes the sheet again has shared nothing, and needn't be told.
  const share = () => navigator.share({ title, url }).catch(() => undefined);

  return (
    <div className="space-y-3">
      <TextField
        ref={box}
        label={label}
        hint={hint}
        readOnly
        value={url}
        className="[&_input]:font-mono [&_input]:text-sm"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="flex flex-wrap items-center gap-3">
        {shares && (
          <Button icon={<Icon name="share-2" />} onClick={share}>
            Share
          </Button>
        )}
        <Button variant="secondary" icon={<Icon name="copy" />} onClick={copy}>
          Copy link
        </Button>
        <p role="status" className="text-sm text-muted">
          {copied === 'yes' && 'Copied.'}
          {copied === 'no' && 'Your browser wouldn’t copy it. It’s selected, so you can copy it yourself.'}
        </p>
      </div>
    </div>
  );
}

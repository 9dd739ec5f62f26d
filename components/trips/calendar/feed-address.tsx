'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonLook } from '@/components/ui/button-look';
import { copyText } from '@/components/ui/copy-text';
import { Icon } from '@/components/ui/icon';
import { TextField } from '@/components/ui/text-field';

/** An address that is shown this once, to copy or to hand to the calendar app of this device. */
export function FeedAddress({ url }: { url: string }) {
  const box = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'yes' | 'no'>();
  useEffect(() => box.current?.focus(), []);

  async function copy() {
    const copied = await copyText(url);
    if (!copied) box.current?.select();
    setCopied(copied ? 'yes' : 'no');
  }

  return (
    <div className="space-y-4">
      <TextField
        ref={box}
        label="Your calendar link"
        hint="You’ll only see this once, so subscribe or copy it now. Anyone with the link can see your trips."
        readOnly
        value={url}
        className="[&_input]:font-mono [&_input]:text-sm"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="flex flex-wrap items-center gap-3">
        <a href={url.replace(/^https?:/, 'webcal:')} className={buttonLook({})}>
          <Icon name="calendar-plus" />
          Subscribe
        </a>
        <Button variant="secondary" icon={<Icon name="copy" />} onClick={copy}>
          Copy
        </Button>
        <p role="status" className="text-sm text-muted">
          {copied === 'yes' && 'Copied.'}
          {copied === 'no' && 'Your browser wouldn’t copy it. It’s selected, so you can copy it yourself.'}
        </p>
      </div>
    </div>
  );
}

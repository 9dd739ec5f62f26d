'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './button';
import { copyText } from './copy-text';
import { Icon } from './icon';
import { TextField } from './text-field';

interface Props {
  label: string;
  hint?: string;
  value: string;
  copyLabel: string;
  focused?: boolean;
  children?: ReactNode;
}

/** Some browsers don't let a page copy; then the text is selected for the person to copy it. */
export function CopyField({ label, hint, value, copyLabel, focused = false, children }: Props) {
  const box = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'yes' | 'no'>();
  useEffect(() => {
    if (focused) box.current?.focus();
  }, [focused]);

  async function copy() {
    const done = await copyText(value);
    if (!done) box.current?.select();
    setCopied(done ? 'yes' : 'no');
  }

  return (
    <div className="space-y-4">
      <TextField
        ref={box}
        label={label}
        hint={hint}
        readOnly
        value={value}
        className="[&_input]:font-mono [&_input]:text-sm"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="flex flex-wrap items-center gap-3">
        {children}
        <Button variant="secondary" icon={<Icon name="copy" />} onClick={copy}>
          {copyLabel}
        </Button>
        <p role="status" className="text-sm text-muted">
          {copied === 'yes' && 'Copied.'}
          {copied === 'no' && 'Your browser wouldn’t copy it. It’s selected, so you can copy it yourself.'}
        </p>
      </div>
    </div>
  );
}

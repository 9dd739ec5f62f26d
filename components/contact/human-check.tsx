'use client';

import dynamic from 'next/dynamic';
import { AltchaCheck } from './altcha-check';

/** Which check to show; the server decides. */
export type HumanCheckKind = { kind: 'recaptcha'; siteKey: string } | { kind: 'altcha' };

interface Props {
  check: HumanCheckKind;
  /** The token to send with the form; undefined when one has run out. */
  onToken: (token: string | undefined) => void;
}

// Only where it is configured does a browser load Google's part.
const RecaptchaCheck = dynamic(() => import('./recaptcha-check').then((module) => module.RecaptchaCheck), {
  ssr: false,
});

export function HumanCheck({ check, onToken }: Props) {
  if (check.kind === 'recaptcha') return <RecaptchaCheck siteKey={check.siteKey} onToken={onToken} />;
  return <AltchaCheck onToken={onToken} />;
}

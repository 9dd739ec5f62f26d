'use client';

import dynamic from 'next/dynamic';
import { AltchaCheck } from './altcha-check';

/** The server chooses it. */
export type HumanCheckKind = { kind: 'recaptcha'; siteKey: string } | { kind: 'altcha' };

interface Props {
  check: HumanCheckKind;
  /** Undefined when a token has expired. */
  onToken: (token: string | undefined) => void;
}

// So that browsers fetch Google's script only where reCAPTCHA is configured.
const RecaptchaCheck = dynamic(() => import('./recaptcha-check').then((module) => module.RecaptchaCheck), {
  ssr: false,
});

export function HumanCheck({ check, onToken }: Props) {
  if (check.kind === 'recaptcha') return <RecaptchaCheck siteKey={check.siteKey} onToken={onToken} />;
  return <AltchaCheck onToken={onToken} />;
}

'use client';

import { useEffect, useState } from 'react';
import { GoogleReCaptchaProvider, useGoogleReCaptcha } from 'react-google-recaptcha-v3';
import { Checkbox } from '../ui/checkbox';

interface Props {
  siteKey: string;
  onToken: (token: string | undefined) => void;
}

// Google's tokens live for two minutes.
const GOOD_FOR_MS = 110_000;

/** reCAPTCHA v3 behind the same checkbox: its invisible score is asked for when the box is ticked. */
export function RecaptchaCheck({ siteKey, onToken }: Props) {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  return (
    <GoogleReCaptchaProvider reCaptchaKey={siteKey} scriptProps={{ nonce }}>
      <Box onToken={onToken} />
    </GoogleReCaptchaProvider>
  );
}

function Box({ onToken }: Pick<Props, 'onToken'>) {
  const { executeRecaptcha } = useGoogleReCaptcha();
  const [checked, setChecked] = useState(false);

  useEffect(() => {
    if (!checked) return;
    const timer = setTimeout(() => {
      setChecked(false);
      onToken(undefined);
    }, GOOD_FOR_MS);
    return () => clearTimeout(timer);
  }, [checked, onToken]);

  async function prove() {
    const token = await executeRecaptcha?.('contact').catch(() => undefined);
    onToken(token);
    setChecked(Boolean(token));
  }

  return (
    <>
      <Checkbox
        label="I am human"
        checked={checked}
        disabled={!executeRecaptcha}
        onChange={() => !checked && prove()}
      />
      <p className="text-sm text-muted">
        Checked by reCAPTCHA; Google’s{' '}
        <a href="https://policies.google.com/privacy" className="underline">
          privacy policy
        </a>{' '}
        and{' '}
        <a href="https://policies.google.com/terms" className="underline">
          terms
        </a>{' '}
        apply.
      </p>
    </>
  );
}

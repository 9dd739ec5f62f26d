'use client';

import { useEffect, useState } from 'react';
import { GoogleReCaptchaProvider, useGoogleReCaptcha } from 'react-google-recaptcha-v3';
import { Alert } from '../ui/alert';
import { Checkbox } from '../ui/checkbox';

interface Props {
  siteKey: string;
  onToken: (token: string | undefined) => void;
}

// Google's tokens are valid for two minutes; this is shorter, so that a token doesn't expire while
// the form is sent.
const GOOD_FOR_MS = 110_000;

// A blocker or a network failure may stop Google's script.
const PATIENCE_MS = 10_000;

type State = 'unchecked' | 'working' | 'done' | 'failed';

/**
 * reCAPTCHA v3 behind the same checkbox as ALTCHA. Ticking the box requests the invisible score.
 */
export function RecaptchaCheck({ siteKey, onToken }: Props) {
  const [state, setState] = useState<State>('unchecked');
  const [load, setLoad] = useState(0);
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  return (
    // A new `key` loads Google's script again.
    <GoogleReCaptchaProvider key={load} reCaptchaKey={siteKey} scriptProps={{ nonce }}>
      <Box state={state} onState={setState} onToken={onToken} onReload={() => setLoad(load + 1)} />
    </GoogleReCaptchaProvider>
  );
}

interface BoxProps extends Pick<Props, 'onToken'> {
  state: State;
  onState: (state: State) => void;
  onReload: () => void;
}

function Box({ state, onState, onToken, onReload }: BoxProps) {
  const { executeRecaptcha } = useGoogleReCaptcha();

  useEffect(() => {
    if (state !== 'working') return;
    let over = false;
    const end = (token?: string) => {
      if (over) return;
      over = true;
      if (token) onToken(token);
      onState(token ? 'done' : 'failed');
    };
    // Without the script, only the timeout ends the check.
    if (executeRecaptcha) askForToken(executeRecaptcha).then(end, () => end());
    const timer = setTimeout(() => end(), PATIENCE_MS);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [state, executeRecaptcha, onState, onToken]);

  useEffect(() => {
    if (state !== 'done') return;
    const timer = setTimeout(() => {
      onState('unchecked');
      onToken(undefined);
    }, GOOD_FOR_MS);
    return () => clearTimeout(timer);
  }, [state, onState, onToken]);

  function prove() {
    if (state === 'failed' && !executeRecaptcha) onReload();
    onState('working');
  }

  return (
    <>
      <Checkbox
        label="I am human"
        checked={state === 'working' || state === 'done'}
        disabled={state === 'working'}
        onChange={() => state !== 'done' && prove()}
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
      {state === 'failed' && <Alert>The check did not work. Please try again.</Alert>}
    </>
  );
}

// Must be async, because `execute` throws synchronously when Google's script loaded only in part.
const askForToken = async (execute: (action: string) => Promise<string>) => execute('contact');

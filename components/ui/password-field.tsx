'use client';

import { useState } from 'react';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import { TextField, type TextFieldProps } from './text-field';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end'> & {
  autoComplete: 'current-password' | 'new-password';
};

export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          label={shown ? 'Hide password' : 'Show password'}
          icon={shown ? <Icon name="eye-off" /> : <Icon name="eye" />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}

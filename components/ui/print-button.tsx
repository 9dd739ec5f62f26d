'use client';

import { Button, type ButtonProps } from './button';
import { Icon } from './icon';

export function PrintButton({ variant = 'secondary', ...props }: Omit<ButtonProps, 'icon' | 'onClick'>) {
  return (
    <Button {...props} variant={variant} icon={<Icon name="printer" />} onClick={() => window.print()} />
  );
}

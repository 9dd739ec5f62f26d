import { classNames } from './class-names';

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
type ButtonSize = 'md' | 'sm';

export type ButtonLook = {
  variant?: ButtonVariant;
  /** `sm` looks 36 px high, and its touch target is 44 px high. */
  size?: ButtonSize;
  block?: boolean;
};

export function buttonLook(
  { variant = 'primary', size = 'md', block }: ButtonLook,
  className?: string,
): string {
  return classNames(`group/button button button-${variant} button-${size}`, block && 'w-full', className);
}

import { classNames } from './class-names';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'md' | 'sm';

export type ButtonLook = {
  variant?: ButtonVariant;
  /** `sm` is 36 px high to the eye and still 44 px to the finger. */
  size?: ButtonSize;
  /** As wide as its container. */
  block?: boolean;
};

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-eucalypt text-on-eucalypt hover:bg-eucalypt-deep',
  secondary: 'border-line bg-card text-ink hover:border-control hover:bg-paper',
  quiet: 'border-transparent bg-transparent text-ink hover:bg-eucalypt-soft',
  danger: 'border-transparent bg-ember text-on-ember hover:bg-ember-deep',
};

const sizes: Record<ButtonSize, string> = {
  md: 'min-h-11 gap-2.5 px-5 py-2 text-base',
  sm: 'min-h-9 gap-2 px-4 py-1 text-[0.9375rem] after:absolute after:-inset-1',
};

export function buttonLook(
  { variant = 'primary', size = 'md', block }: ButtonLook,
  className?: string,
): string {
  return classNames(
    'group/button relative inline-flex items-center justify-center rounded border text-center font-medium',
    'transition-colors duration-150 aria-disabled:cursor-default',
    'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-line/60 disabled:text-muted',
    variants[variant],
    sizes[size],
    block && 'w-full',
    className,
  );
}

'use client';

import { createContext, type ReactNode, useContext, useId } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';

export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  optional?: boolean;
  hideLabel?: boolean;
  id?: string;
  className?: string;
};

export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

const FieldContext = createContext<FieldControl | null>(null);

/** Spread these on the control, to connect it with its Field. */
export function useFieldControl(): FieldControl {
  const control = useContext(FieldContext);
  if (!control) throw new Error('useFieldControl needs a Field around it');
  return control;
}

export function splitFieldProps<P extends FieldProps>(props: P) {
  const { label, hint, error, optional, hideLabel, id, className, ...control } = props;
  return { field: { label, hint, error, optional, hideLabel, id, className }, control };
}

export function Field({
  label,
  hint,
  error,
  optional,
  hideLabel,
  id: givenId,
  className,
  children,
}: FieldProps & { children: ReactNode }) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classNames('min-w-0', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'field-label'}>
        {label}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      <FieldContext
        value={{ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined }}
      >
        {children}
      </FieldContext>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p id={id} role="alert" className="mt-1.5 flex gap-1.5 text-sm font-medium text-ember">
      <Icon name="circle-alert" className="mt-0.5 size-4" />
      <span>{children}</span>
    </p>
  );
}

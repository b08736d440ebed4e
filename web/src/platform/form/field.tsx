import { say } from 'words:parts'
import { createContext, type ReactNode, useContext, useId } from 'react'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'

interface FieldAttributes {
  id?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

const FieldContext = createContext<FieldAttributes>({})

/** Connects an input to the label, hint and error of its `Field`. */
export function useFieldAttributes(): FieldAttributes {
  return useContext(FieldContext)
}

interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  required?: boolean | undefined
  /** Over both columns of a `form two-up`. */
  span?: boolean | undefined
  className?: string | undefined
  /** Further content below the input. */
  below?: ReactNode
  /** One input of this folder. */
  children: ReactNode
}

/** The mark for "required" is beside the label, so that the input's name contains only the label. */
export function Field({ label, hint, error, required, span, className, below, children }: FieldProps) {
  const id = useId()
  return (
    <div className={classNames('field', span && 'span', className)}>
      <div className="lab">
        <label htmlFor={id}>{label}</label>
        {required && (
          <span className="req" aria-hidden="true">
            {' '}
            {say('required')}
          </span>
        )}
      </div>
      <FieldContext value={attributesOf(id, Boolean(hint), Boolean(error), Boolean(required))}>
        {children}
      </FieldContext>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {below}
    </div>
  )
}

/** Shows an error of a field or of a whole form. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className="error" id={id}>
      <Icon name="error" />
      {children}
    </p>
  )
}

function attributesOf(id: string, hint: boolean, error: boolean, required: boolean): FieldAttributes {
  const said = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return {
    id,
    ...(said && { 'aria-describedby': said }),
    ...(error && { 'aria-invalid': true as const }),
    ...(required && { 'aria-required': true as const }),
  }
}

import {
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentPropsWithRef,
  type SyntheticEvent,
  useState,
} from 'react'
import { classNames } from '../ui/class-names.ts'
import { useFieldAttributes } from './field.tsx'

const LENGTH = 6
const CELLS = [0, 1, 2, 3, 4, 5]
const digitsOf = (text: string) => text.replace(/\D/g, '').slice(0, LENGTH)

interface OtpInputProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'value'> {
  value?: string
  /** Called once the sixth digit is there. */
  onComplete?: (code: string) => void
}

/** Uses one real input for six digits, so that paste and one-time-code autofill work. The cells are drawn under it. */
export function OtpInput({ value, onChange, onComplete, className, ...rest }: OtpInputProps) {
  const field = useFieldAttributes()
  const [typed, setTyped] = useState('')
  const code = value ?? typed

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = digitsOf(event.target.value)
    event.target.value = digits
    setTyped(digits)
    onChange?.(event)
    if (digits.length === LENGTH) onComplete?.(digits)
  }
  return (
    <div className={classNames('otp', className)}>
      <input
        {...field}
        autoComplete="one-time-code"
        {...rest}
        value={code}
        inputMode="numeric"
        pattern="[0-9]{6}"
        maxLength={LENGTH}
        onChange={change}
        onPaste={pasteDigits}
        onSelect={keepCaretLast}
      />
      <span className="cells-6" aria-hidden="true">
        {CELLS.map((cell) => (
          <span key={cell} className={cell === Math.min(code.length, LENGTH - 1) ? 'at' : undefined}>
            {code[cell]}
          </span>
        ))}
      </span>
    </div>
  )
}

/** Pastes digits only. "123 456" would lose its last digit to maxLength. */
function pasteDigits(event: ClipboardEvent<HTMLInputElement>) {
  event.preventDefault()
  const input = event.currentTarget
  const digits = digitsOf(event.clipboardData.getData('text'))
  input.setRangeText(digits, 0, input.value.length, 'end')
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Keeps the invisible caret at the end. */
function keepCaretLast(event: SyntheticEvent<HTMLInputElement>) {
  const { selectionStart, selectionEnd, value } = event.currentTarget
  if (selectionStart === selectionEnd && selectionEnd !== value.length)
    event.currentTarget.setSelectionRange(value.length, value.length)
}

import { limits } from '@callofcode/contract/limits'
import { passwordClasses } from '@callofcode/contract/text'
import { classNames } from '../../platform/ui/class-names.ts'
import { Icon } from '../../platform/ui/icon.tsx'
import './password-rules.css'

const { passwordShortest, passwordLongest } = limits
const { uppercase, lowercase, digit, special } = passwordClasses

const rules: readonly { words: string; holds: (password: string) => boolean }[] = [
  { words: `${passwordShortest}–${passwordLongest} characters`, holds: fits },
  { words: 'uppercase', holds: (password) => uppercase.test(password) },
  { words: 'lowercase', holds: (password) => lowercase.test(password) },
  { words: 'a number', holds: (password) => digit.test(password) },
  { words: 'a special character', holds: (password) => special.test(password) },
]

function fits(password: string) {
  const length = [...password].length
  return length >= passwordShortest && length <= passwordLongest
}

/** The rules for passwords, ticked off during typing. A broken rule turns red only after the form was refused. */
export function PasswordRules({ password, refused }: { password: string; refused: boolean }) {
  return (
    <span className="rules">
      {rules.map(({ words, holds }) => (
        <Rule key={words} words={words} holds={holds(password)} refused={refused} />
      ))}
    </span>
  )
}

function Rule({ words, holds, refused }: { words: string; holds: boolean; refused: boolean }) {
  const missing = refused && !holds
  return (
    <span className={classNames('rule', holds && 'ok', missing && 'missing')}>
      {holds || missing ? <Icon name={holds ? 'check' : 'cross'} small /> : <i aria-hidden="true" />}
      {words}
      <span className="sr">{holds ? ' (done),' : ','}</span>
    </span>
  )
}

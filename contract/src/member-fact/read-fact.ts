import { mostCharacters } from '../rule-sentence.ts'
import { type Sentence, sentence } from '../sentence.ts'
import { asOneLine } from '../text.ts'

/** Roll number and branch are fields of every club. */
export const ROLL_NUMBER = '5f0c9b1e-0000-4000-8000-000000000001'
export const BRANCH = '5f0c9b1e-0000-4000-8000-000000000002'
export const BUILT_IN: readonly string[] = [ROLL_NUMBER, BRANCH]

export const FACT_KINDS = ['text', 'number', 'choice', 'date'] as const
export type FactKind = (typeof FACT_KINDS)[number]

/** Whether the sign-up asks for a field: not, as one likes, or as required. */
export const AT_SIGNUP = ['no', 'may', 'must'] as const
export type AtSignup = (typeof AT_SIGNUP)[number]

const OWN = 5
export const factLimits = {
  /** The fields that a club adds. */
  own: OWN,
  fields: OWN + BUILT_IN.length,
  name: 40,
  value: 100,
  choices: 30,
  choice: 60,
} as const

export const factMessages = {
  missing: sentence('memberFact.missing', 'This field is gone.'),
  nameRequired: sentence('memberFact.nameRequired', 'Give the field a name.'),
  taken: sentence('memberFact.taken', 'There is a field or a column of this name already.'),
  tooMany: sentence('memberFact.tooMany', 'A club adds at most {count} fields.', { count: OWN }),
  kindRule: sentence('memberPage.audienceRule', 'Choose {choices}.', { choices: FACT_KINDS }),
  choicesRule: sentence(
    'memberFact.choicesRule',
    'Give 1 to {count} choices, each of at most {longest} letters.',
    {
      count: factLimits.choices,
      longest: factLimits.choice,
    },
  ),
  choicesTwice: sentence('memberFact.choicesTwice', 'Two of these choices are the same.'),
  fieldsRule: sentence('memberFact.fieldsRule', 'At most {count} facts, please.', {
    count: factLimits.fields,
  }),
  builtIn: sentence('memberFact.builtIn', 'Roll number and branch stay, under these names.'),
  inUse: (count: number, choices: string) =>
    sentence('memberFact.inUse', 'Members have {choices}: {count} in all. Give them another choice first.', {
      count,
      choices,
    }),
  atSignupRule: sentence('memberPage.audienceRule', 'Choose {choices}.', { choices: AT_SIGNUP }),
  required: sentence('memberFact.required', 'The club asks for this.'),
  numberRule: sentence('memberFact.numberRule', 'Enter a number, like 8.5.'),
  dateRule: sentence('memberFact.dateRule', 'Enter a day, like 2027-06-30.'),
  choiceRule: (choices: readonly string[]) =>
    sentence('memberPage.audienceRule', 'Choose {choices}.', { choices }),
} as const

interface OfKind {
  readonly kind: FactKind
  readonly choices: readonly string[]
}
type Read = { readonly value: string | null; readonly fault?: undefined } | { readonly fault: Sentence }

/**
 * Reads a fact as a person types it, or a file has it. A number loses zeros that say nothing, and a choice gets the spelling of the
 * field, so that equal facts are equal texts. Nothing typed is null.
 */
export function readFact({ kind, choices }: OfKind, typed: string): Read {
  const value = asOneLine(typed)
  if (value === '') return { value: null }
  if ([...value].length > factLimits.value) return { fault: mostCharacters(factLimits.value) }
  if (kind === 'number')
    return /^[+-]?\d{1,12}(\.\d{1,3})?$/.test(value)
      ? { value: String(Number(value)) }
      : { fault: factMessages.numberRule }
  if (kind === 'date') return isDay(value) ? { value } : { fault: factMessages.dateRule }
  if (kind === 'text') return { value }
  const chosen = choices.find((one) => one.toLowerCase() === value.toLowerCase())
  return chosen === undefined ? { fault: factMessages.choiceRule(choices) } : { value: chosen }
}

function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}

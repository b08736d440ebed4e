import { mostCharacters, ruleSentence, unfit } from '@callofcode/contract/rule-sentence'
import { rulesSay, Sentence, sentence } from '@callofcode/contract/sentence'
import { z } from 'zod'

const KINDS: Readonly<Record<string, Sentence>> = {
  number: sentence('check.number', 'Enter a number here.'),
  int: sentence('check.whole', 'Enter a whole number here.'),
  boolean: sentence('text.truth', 'Say true or false.'),
  array: sentence('check.list', 'Send a list here.'),
  object: sentence('check.object', 'Send an object here.'),
  record: sentence('check.object', 'Send an object here.'),
}
const FORMATS: Readonly<Record<string, Sentence>> = {
  uuid: sentence('check.id', 'This is not an id.'),
  datetime: sentence('check.time', 'Enter a time like 2027-06-30T18:00:00Z.'),
  date: sentence('check.day', 'Enter a day like 2027-06-30.'),
}

/** Returns the sentence for a rule without one of its own. A test refuses `unfit`, so each rule that can be broken says more. */
function sentenceOf(issue: z.core.$ZodRawIssue): Sentence {
  switch (issue.code) {
    case 'invalid_type':
      return (issue.input !== undefined && KINDS[issue.expected]) || ruleSentence(issue)
    case 'invalid_value':
      return sentence('notification.oneOf', 'One of {choices}.', { choices: issue.values.map(String) })
    case 'invalid_format':
      return (
        FORMATS[issue.format] ?? sentence('check.form', 'This does not have the form that is needed here.')
      )
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum), issue.inclusive)
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum), issue.inclusive)
    case 'unrecognized_keys':
      return sentence('curriculumEditor.unknownField', 'The field “{name}” is not known.', {
        name: issue.keys[0]?.slice(0, 60) ?? '',
      })
    case 'invalid_union':
      return firstOf(issue.errors.flat())
    case 'invalid_key':
    case 'invalid_element':
      return firstOf(issue.issues)
    default:
      return ruleSentence(issue)
  }
}

function tooBig(origin: string, count: number, inclusive = true): Sentence {
  if (origin === 'string') return mostCharacters(count)
  if (origin === 'array') return sentence('check.mostItems', 'At most {count} items, please.', { count })
  return inclusive
    ? sentence('check.most', 'At most {count}, please.', { count })
    : sentence('check.below', 'Less than {count}, please.', { count })
}

function tooSmall(origin: string, count: number, inclusive = true): Sentence {
  if (origin === 'string')
    return sentence('check.leastCharacters', 'At least {count} characters, please.', { count })
  if (origin === 'array') return sentence('check.leastItems', 'At least {count} items, please.', { count })
  return inclusive
    ? sentence('check.least', 'At least {count}, please.', { count })
    : sentence('check.above', 'More than {count}, please.', { count })
}

/** Returns the sentence of the first rule inside, unless it speaks of a deeper place. */
const firstOf = ([first]: readonly z.core.$ZodIssue[]): Sentence =>
  first?.path.length === 0 ? saidOf(first) : unfit

/** Returns the sentence of an issue. */
export const saidOf = ({ message }: { readonly message: string | Sentence }): Sentence =>
  message instanceof Sentence ? message : unfit

rulesSay((said) => said)
// Zod would otherwise add its own English, which no language could translate.
z.config({ customError: (issue) => sentenceOf(issue).error() })

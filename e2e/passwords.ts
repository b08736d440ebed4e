const LONG = `Aa1!${'x'.repeat(61)}`

/** One password for each part of the rule: too short, too long, and each missing kind of character. */
export const REFUSED = [
  'Ab1!xyz',
  LONG,
  'ABCDEFG1!',
  'abcdefg1!',
  'Abcdefgh!',
  'Abcdefg12',
  'Abcdefg 1',
] as const
/** The shortest and the longest valid password. */
export const ACCEPTED = ['Ab1!wxyz', LONG.slice(0, 64)] as const
export const RULE =
  'Password must be 8–64 characters long, include uppercase, lowercase, a number, and a special character.'

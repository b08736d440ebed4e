import { BRANCH, ROLL_NUMBER } from '../member-fact/read-fact.ts'

/** The accepted names of each column of a file of members, reduced to their letters. */
const HEADS: Readonly<Record<string, readonly string[]>> = {
  Name: ['name', 'fullname', 'studentname', 'membername'],
  Email: ['email', 'mail', 'emailaddress', 'mailaddress', 'emailid', 'mailid'],
  'Passout year': ['passoutyear', 'passout', 'year', 'graduationyear', 'yearofpassing', 'passingyear'],
  Batch: ['batch', 'cohort', 'group'],
}
const FACT_HEADS: Readonly<Record<string, readonly string[]>> = {
  [ROLL_NUMBER]: [
    'rollnumber',
    'rollno',
    'roll',
    'enrolmentnumber',
    'enrollmentnumber',
    'registrationnumber',
    'regno',
  ],
  [BRANCH]: ['branch', 'department', 'dept'],
}

interface Field {
  readonly id: string
  readonly name: string
}

const folded = (head: string) => head.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** Returns the column that a head of a file stands for: one of an import, or a field of members by its name. */
export function columnIn(head: string, fields: readonly Field[]): string | undefined {
  const field = fields.find(({ name }) => folded(name) === folded(head))
  if (field) return field.name
  const letters = head.toLowerCase().replace(/[^a-z]/g, '')
  const column = Object.keys(HEADS).find((one) => HEADS[one]?.includes(letters))
  return column ?? fields.find(({ id }) => FACT_HEADS[id]?.includes(letters))?.name
}

/** Whether an import could take a column of this name for another one. */
export const isTakenHead = (name: string, fields: readonly Field[]) =>
  folded(name) === '' ||
  fields.some((one) => folded(one.name) === folded(name)) ||
  [...Object.values(HEADS), ...Object.values(FACT_HEADS)].some((heads) => heads.includes(folded(name)))

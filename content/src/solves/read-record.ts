import { type Candidate, type GivenSolve, type Reading, shortened } from './given-solve.ts'
import { type ReadDate, readDate, type Undated } from './read-date.ts'
import { candidateOf, isForeign, slugIn, wordsOfAddress } from './read-name.ts'
import { doneOf } from './words-of-pages.ts'

/** The known columns of tables and objects. */
export const ROLES = ['slug', 'title', 'number', 'link', 'status', 'time'] as const
export type Role = (typeof ROLES)[number]

// Names of the columns in programs and sheets, in lower case with letters only.
const NAMES: Readonly<Record<Role, readonly string[]>> = {
  slug: ['titleslug', 'questiontitleslug', 'slug', 'problemslug', 'questionslug'],
  title: [
    'questiontitle',
    'title',
    'problemtitle',
    'problemname',
    'questionname',
    'leetcodeproblem',
    'leetcodetitle',
    'name',
    'problem',
    'question',
    'task',
    'problems',
    'questions',
    'problemtitles',
  ],
  number: [
    'frontendquestionid',
    'questionfrontendid',
    'frontendid',
    'leetcodenumber',
    'leetcodeid',
    'lcnumber',
    'lc',
    'problemnumber',
    'questionnumber',
    'number',
    'problemno',
    'questionno',
    'problemid',
    'questionid',
    'no',
    'num',
    'id',
    '',
  ],
  link: [
    'url',
    'link',
    'problemurl',
    'problemlink',
    'leetcodelink',
    'leetcodeurl',
    'questionlink',
    'questionurl',
    'href',
    'leetcode',
  ],
  status: [
    'questionstatus',
    'status',
    'statusdisplay',
    'verdict',
    'result',
    'solved',
    'issolved',
    'completed',
    'iscompleted',
    'done',
    'isdone',
    'accepted',
    'state',
    'checked',
    'solvedstatus',
    'overallstatus',
    'progress',
    'lastresult',
  ],
  time: [
    'solvedat',
    'solvedon',
    'solveddate',
    'datesolved',
    'dateofsolving',
    'completedat',
    'completedon',
    'datecompleted',
    'timestamp',
    'creationtimeseconds',
    'submissiontime',
    'submittedat',
    'submittedon',
    'timesubmitted',
    'lastsubmittedat',
    'lastsolved',
    'lastsolvedat',
    'lastsolveddate',
    'date',
    'time',
    'when',
    'createdat',
    'updatedat',
    'datetime',
    'firstsolved',
  ],
}

const ROLE_OF = new Map(
  ROLES.toReversed().flatMap((role) => NAMES[role].map((name) => [name, role] as const)),
)

export const foldedName = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')
/** Returns the role of a column or a field, or undefined if it is ignored. `#` is a number. */
export function roleOf(name: string): Role | undefined {
  const folded = foldedName(name)
  if (folded === '' && !/^\s*#\s*$/.test(name)) return undefined
  return ROLE_OF.get(folded)
}
/** Returns how well a name fits its role. The first names are the surest. */
export const rankOf = (role: Role, name: string) => NAMES[role].indexOf(foldedName(name))

export type Values = Partial<Record<Role, string>>

/** The number of unreadable dates by reason, which people are shown. */
export type Dates = Record<Undated, number>

export function timeOf(read: ReadDate | undefined, dates: Dates): string | null {
  if (typeof read === 'string') dates[read]++
  return typeof read === 'object' ? read.at : null
}

/** Returns the solve of a table row or an object, or undefined if it names no question. */
export function solveOf(values: Values, reading: Reading, dates: Dates): GivenSolve | undefined {
  const { title = '', link = '', number = '', status, time = '' } = values
  const slug = slugIn(link) ?? slugIn(title) ?? slugText(values.slug)
  const candidates: Candidate[] = []
  const plain = title.replace(/https?:\/\/\S{1,400}/g, ' ').trim()
  const alone = /^\d{1,4}$/.test(number.trim()) ? Number(number) : null
  if (plain) {
    const one = candidateOf(plain)
    candidates.push(one.number === null ? { ...one, number: alone } : one)
    if (one.number !== null) candidates.push({ number: null, words: plain })
  } else if (alone !== null) candidates.push({ number: alone, words: '' })
  const address = slug ? null : wordsOfAddress(`${link} ${title}`)
  if (address) candidates.push({ number: null, words: address })
  if (!slug && candidates.length === 0) return undefined
  const dated =
    status !== undefined && doneOf(status) === undefined ? readDate(status, reading, true) : undefined
  return {
    text: shortened(plain || slug || link || number),
    slug,
    candidates,
    isClear: true,
    at: timeOf(readDate(time, reading, true) ?? dated, dates),
    done: dated
      ? true
      : status === undefined
        ? null
        : (doneOf(status) ?? (status.trim() === '' ? false : null)),
    isForeign: isForeign(link),
  }
}

const slugText = (slug: string | undefined) => {
  const text = slug?.trim().toLowerCase() ?? ''
  return /^[a-z0-9]+(?:-+[a-z0-9]+)*-?$/.test(text) && text.length <= 120 ? text : null
}

/** The reason for a program's end, and the original words of the library or the engine if they differ. */
interface Words {
  reason: string
  original?: string
}

/** The message of checks.cpp. */
export const NO_RETURN = 'A function ends without a return.'
export const noReturn = (name: string) => `\`${name}\` ends without a \`return\`.`

/** The values of uninitialised variables in a trial run: all their bytes are 0xaa. */
export const NEVER_SET =
  /(?:^|[^\d.])(?:-1431655766|-6148914691236517206|2863311530|12297829382473034410)(?!\d)/
export const NEVER_SET_WORDS =
  'The output has a number that was never set: a variable was used before it had a value. Give each a value where it is declared: `int sum = 0;`.'

export const JUMPED_NOWHERE =
  '`longjmp` leads to a `setjmp` whose function has ended, or that was never called.'

const LIBRARY = 'The library was used wrongly: '
const MISUSED: [RegExp, string][] = [
  [
    /comparator|strict-weak/,
    'Your comparison says of two equal values that each comes before the other. Compare by `<`, not by `<=`.',
  ],
  [
    /(?:pop\w*|front|back)(?:\(\))? (?:called )?on (?:an )?empty|is (?:already )?empty/,
    'A value is taken from an empty container. Ask `empty()` first.',
  ],
  [
    /end\(\)|non-dereferenceable|past-the-end|end iterator/,
    '`end()` is behind the last element: there is nothing to read or to erase. Compare with `end()` first.',
  ],
  [/optional/, 'This `optional` has no value. Ask `has_value()` first.'],
]

/** Explains the refusal of a check or of the library, whose words have no full stop. */
export function refusedWords(words: string): Words {
  if (!words.startsWith(LIBRARY)) return { reason: `${words}.` }
  const original = words.slice(LIBRARY.length)
  const found = MISUSED.find(([pattern]) => pattern.test(original))
  return found ? { reason: found[1], original } : { reason: `${words.replace(/\.$/, '')}.` }
}

/** The library's exceptions by their type names in compiled code, with their messages and the words for a learner. */
const THROWN: [type: string, what: RegExp, words: string][] = [
  [
    'St12out_of_range',
    /^(?:vector|deque|basic_string|string)$/,
    '`at`, `substr`, `erase` or `insert` was given a position that is past the end.',
  ],
  [
    'St12out_of_range',
    /^(?:array|map|unordered_map|bitset)(?:::at)?/,
    '`at` was given an index or a key that is not there.',
  ],
  ...['St12out_of_range', 'St16invalid_argument'].map((type): [string, RegExp, string] => [
    type,
    /^sto[a-z]+/,
    '`stoi`, or a function like it, was given a text that is no number, or too large a number. Look at that text.',
  ]),
  ['St9bad_alloc', /./, 'There is not enough memory for this. Look at the size that is asked for.'],
  ...['St20bad_array_new_length', 'St12length_error'].map((type): [string, RegExp, string] => [
    type,
    /^(?:std::|vector|deque|basic_string|string)/,
    'Something cannot be so long. Look at its size: it is perhaps below 0.',
  ]),
  ['NSt3__117bad_function_callE', /./, 'A `function` was called that was never given one.'],
  ['St19bad_optional_access', /./, 'This `optional` has no value. Ask `has_value()` first.'],
]
const UNCAUGHT = 'An exception was thrown and not caught'
const STOPPED =
  'An exception was thrown where none may leave: out of a destructor, or of a function that is noexcept'

/** Explains a thrown exception. `type` is its name in compiled code. */
export function thrownWords(type: string, what: string, stopped: boolean): Words {
  const found = stopped ? undefined : THROWN.find(([own, pattern]) => own === type && pattern.test(what))
  const plain = `${stopped ? STOPPED : UNCAUGHT}${what ? ` (${what})` : ''}.`
  return found ? { reason: found[2], original: plain } : { reason: plain }
}

/** The reason may be a scanf without `&`, or a function whose variables have no room: run-hints.ts. */
export const OUT_OF_ITS_MEMORY =
  'A pointer or an index leads out of the program’s memory, or the recursion is too deep.'
const TRAPS: [RegExp, string][] = [
  [/divide by zero|remainder by zero/, 'Division by zero.'],
  [/divide result|integer overflow|float unrepresentable/, 'A number is out of its range.'],
  [/out of bounds/, OUT_OF_ITS_MEMORY],
  [/null function|signature|table/, 'A pointer to a function was called that points to no function.'],
  [
    /unreachable/,
    'The program aborted: an index outside of its container, a null pointer, a failed check, or abort().',
  ],
]

/** Explains a failure that only the engine noticed. */
export const trapWords = (message: string): Words => ({
  reason: TRAPS.find(([pattern]) => pattern.test(message))?.[1] ?? message,
})

const NO_ROOM = /^The variables of `\w+` take \d+ MB, but a function has room for/
const EXIT_CODE = /^The program ended with exit code -?\d{1,3}: only 0/

/**
 * Returns the reason without the text that the program wrote or threw, which may contain its input. Undefined where nothing
 * remains.
 */
export function withoutItsWords(reason: string): string | undefined {
  const begun = [UNCAUGHT, STOPPED].find((one) => reason.startsWith(one))
  if (begun) return `${begun}.`
  if (reason.endsWith(' ends without a `return`.')) return NO_RETURN
  if (NO_ROOM.test(reason))
    return 'A function has no room for its variables. Make a large array global, or use a `vector`.'
  const ours = [
    ...TRAPS.map(([, words]) => words),
    ...THROWN.map(([, , words]) => words),
    JUMPED_NOWHERE,
    NO_RETURN,
  ]
  return ours.includes(reason) || EXIT_CODE.test(reason) ? reason : undefined
}

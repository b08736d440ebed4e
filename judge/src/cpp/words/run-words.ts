/** What is said of a program that ended by itself, with the words of the library or the engine where they are others. */
interface Words {
  reason: string
  original?: string
}

/** As checks.cpp says it. */
export const NO_RETURN = 'A function ends without a return.'
export const noReturn = (name: string) => `\`${name}\` ends without a \`return\`.`

/** The numbers that variables hold in a trial run which were never given a value: all their bytes are 0xaa. */
export const NEVER_SET =
  /(?:^|[^\d.])(?:-1431655766|-6148914691236517206|2863311530|12297829382473034410)(?!\d)/
export const NEVER_SET_WORDS =
  'A number was given out that no variable was ever set to: one was used before it had a value. Give each a value where it is declared: `int sum = 0;`.'

const LIBRARY = 'The library was used wrongly: '
const MISUSED: [RegExp, string][] = [
  [
    /comparator|strict-weak/,
    'The comparison is not one: of two equal values it says that each comes before the other. Compare by `<`, not by `<=`.',
  ],
  [
    /(?:pop\w*|front|back)(?:\(\))? (?:called )?on (?:an )?empty|is (?:already )?empty/,
    'Something is taken from an empty container. Ask `empty()` first.',
  ],
  [
    /end\(\)|non-dereferenceable|past-the-end|end iterator/,
    'What `end()` gives is behind the last element, so that there is nothing to read or to erase.',
  ],
  [/optional/, 'This `optional` has no value. Ask `has_value()` first.'],
]

/** Of what a check or the library refused; its words have no full stop. */
export function refusedWords(words: string): Words {
  if (!words.startsWith(LIBRARY)) return { reason: `${words}.` }
  const original = words.slice(LIBRARY.length)
  const found = MISUSED.find(([pattern]) => pattern.test(original))
  return found ? { reason: found[1], original } : { reason: `${words.replace(/\.$/, '')}.` }
}

const THROWN: [RegExp, string][] = [
  // The library says no more of an index outside than of a size below 0.
  [
    /^(?:vector|deque|basic_string|string)$/,
    'A position was asked for that is not there (`at`, `substr`, `erase`, `insert`), or a size that cannot be, such as one below 0.',
  ],
  [/^(?:array|map|unordered_map|bitset)(?:::at)?/, '`at` was given an index or a key that is not there.'],
  [
    /^sto[a-z]+/,
    'A text was made a number that is none, or one that is too large: look at what `stoi` is given.',
  ],
  [/^std::bad_alloc/, 'There is not so much memory.'],
  [
    /^std::bad_array_new_length|length_error/,
    'Something was to be longer than it can be: its size is perhaps below 0.',
  ],
  [/^std::bad_function_call/, 'A `function` was called that was never given one.'],
  [/^std::bad_optional_access|bad optional/, 'This `optional` has no value. Ask `has_value()` first.'],
]
const UNCAUGHT = 'An exception was thrown and not caught'
const STOPPED =
  'An exception was thrown where none may leave: out of a destructor, or of a function that is noexcept'

export function thrownWords(what: string, stopped: boolean): Words {
  const found = stopped ? undefined : THROWN.find(([pattern]) => pattern.test(what))
  const plain = `${stopped ? STOPPED : UNCAUGHT}${what ? ` (${what})` : ''}.`
  return found ? { reason: found[1], original: plain } : { reason: plain }
}

const TRAPS: [RegExp, string][] = [
  [/divide by zero|remainder by zero/, 'Division by zero.'],
  [/divide result|integer overflow|float unrepresentable/, 'A number is out of its range.'],
  [
    /out of bounds/,
    'Memory was touched that is not the program’s: a bad pointer or index, or recursion too deep.',
  ],
  [/null function|signature|table/, 'A function was called that is none.'],
  [
    /unreachable/,
    'The program aborted: an index outside of its container, a null pointer, a failed check, or abort().',
  ],
]

/** Of what only the engine noticed. */
export const trapWords = (message: string): Words => ({
  reason: TRAPS.find(([pattern]) => pattern.test(message))?.[1] ?? message,
})

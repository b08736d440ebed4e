type Rule = readonly [RegExp, (found: string[]) => string]

const RULES: readonly Rule[] = [
  [
    /^(?:\w*IndexOutOfBoundsException): (?:.*?)[Ii]ndex (-?\d+) out of bounds for length (\d+)|^(?:\w*IndexOutOfBoundsException): (?:begin .*)?[Ii]ndex:? (-?\d+), (?:length|Size:) (\d+)/,
    ([, index = '', length = '', other = '', size = '']) => outside(index || other, length || size),
  ],
  [
    /^StringIndexOutOfBoundsException: .*?(-?\d+)$/,
    ([, index = '']) =>
      `Index ${index} is asked for, but the text is not so long: its indexes go from 0 to its length minus 1.`,
  ],
  [
    /^\w*IndexOutOfBoundsException/,
    () => 'An index is asked for that is not there. Indexes go from 0 to the length minus 1.',
  ],
  [/^ArithmeticException: .*by zero/, () => 'Something is divided by 0. Ask for that first, by an `if`.'],
  [
    /^NullPointerException: Cannot invoke "\S*\.(?:int|long|double|boolean|char)Value\(\)" because the return value of ".*Map\.get\(Object\)" is null/,
    () =>
      'The map has no such key, so `get` gives `null`, which is no number. Ask `containsKey` first, or use `getOrDefault`.',
  ],
  [
    /^NullPointerException: Cannot invoke "(?:[\w.$]+\.)?(\w+)\(.*?\)" because "(.+)" is null/,
    ([, method = '', name = '']) =>
      `\`${plain(name)}\` is \`null\`, so it has no \`${method}()\`. Look at where it gets its value.`,
  ],
  [
    /^NullPointerException: Cannot (?:read|assign) field "(\w+)" because "(.+)" is null/,
    ([, field = '', name = '']) =>
      `\`${plain(name)}\` is \`null\`, so it has no \`${field}\`. Look at where it gets its value.`,
  ],
  [
    /^NullPointerException: Cannot (?:load from|store to|read the) .*? because "(.+)" is null/,
    ([, name = '']) => `\`${plain(name)}\` is \`null\`: no array was made there. Make it by \`new\` first.`,
  ],
  [
    /^NullPointerException/,
    () => 'Something is `null` here, and nothing can be asked of it. Look at where it gets its value.',
  ],
  [
    /^NumberFormatException: .*?"(.*)"/s,
    ([, text = '']) =>
      `The text "${text}" is made a number, but is none. Look at what is read, and at spaces and points in it.`,
  ],
  [
    /^InputMismatchException/,
    () =>
      'The next word of the input is of another kind than this line reads, such as a text where a number is read.',
  ],
  [
    // A learner's own `throw` has its own message.
    /^NoSuchElementException(?:: No (?:line|value).*)?$/,
    () =>
      'There is nothing left: either the input has ended, or something is taken from what is empty. Ask `hasNext()` or `isEmpty()` first.',
  ],
  [/^EmptyStackException/, () => 'Something is taken from an empty stack. Ask `isEmpty()` first.'],
  [
    /^ConcurrentModificationException/,
    () =>
      'A list or map is changed while a loop goes through it. Collect what is to be removed, and remove it afterwards.',
  ],
  [
    /^UnsupportedOperationException$/,
    () =>
      'This list or map cannot be changed, as one of `List.of` or `Arrays.asList`. Make one that can: `new ArrayList<>(…)`.',
  ],
  [
    /^NegativeArraySizeException: (-\d+)/,
    ([, size = '']) => `An array cannot have ${size} places. Look at how the size is worked out.`,
  ],
  [
    /^ClassCastException: class (?:[\w.]+\.)?(\w+) cannot be cast to class (?:[\w.]+\.)?(\w+)/,
    ([, from = '', to = '']) =>
      `This is a \`${from}\`, and cannot be taken for a \`${to}\`.`.replace(/\ba `(?=[AEIOU])/g, 'an `'),
  ],
]

/** Replaces the compiler's placeholders for variables whose names the class file lacks. */
const plain = (name: string) => name.replace(/<local\d+>/g, '…').replace(/^this\./, '')

function outside(index: string, length: string): string {
  if (length === '0') return `Index ${index} is asked for, but there is nothing in it: it is empty.`
  return `Index ${index} is asked for, but the last one is ${Number(length) - 1}: there are ${length} values, and indexes begin at 0.`.replace(
    'there are 1 values',
    'there is one value',
  )
}

/** Returns a reason in words of a first-year student, or undefined where there are none. */
export function runWords(reason: string): string | undefined {
  for (const [pattern, say] of RULES) {
    const found = pattern.exec(reason)
    if (found) return say([...found].map((group) => group ?? ''))
  }
  return undefined
}

/** The number of values that an instruction takes from the stack, and the number that it leaves there. */
export interface Arity {
  takes: number
  leaves: number
}

const arity = (takes: number, leaves: number): Arity => ({ takes, leaves })
const [NONE, PUSH, UNARY, BINARY] = [arity(0, 0), arity(0, 1), arity(1, 1), arity(2, 1)]

/** Ranges of opcodes, each up to and including its number. A range begins after the previous one. */
const RANGES: [last: number, arity: Arity][] = [
  ...([
    [0x01, NONE],
    [0x1a, arity(1, 0)],
    [0x1c, arity(3, 1)],
    [0x20, PUSH],
    [0x21, arity(1, 0)],
    [0x22, UNARY],
    [0x23, PUSH],
    [0x24, arity(1, 0)],
    [0x25, UNARY],
    [0x26, arity(2, 0)],
    [0x35, UNARY],
    [0x3e, arity(2, 0)],
    [0x3f, PUSH],
    [0x40, UNARY],
    [0x44, PUSH],
  ] satisfies [number, Arity][]),
  // Numbers: tests for zero, comparisons, calculations with one value and with two, conversions.
  ...([
    [0x45, UNARY],
    [0x4f, BINARY],
    [0x50, UNARY],
    [0x66, BINARY],
    [0x69, UNARY],
    [0x78, BINARY],
    [0x7b, UNARY],
    [0x8a, BINARY],
    [0x91, UNARY],
    [0x98, BINARY],
    [0x9f, UNARY],
    [0xa6, BINARY],
    [0xc4, UNARY],
    [0xd0, PUSH],
    [0xd1, UNARY],
    [0xd2, PUSH],
  ] satisfies [number, Arity][]),
]

/** Returns the arity of an instruction that is neither control nor a call. */
export function arityOf(opcode: number): Arity {
  return RANGES.find(([last]) => opcode <= last)?.[1] ?? NONE
}

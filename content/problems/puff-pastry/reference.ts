import type { Random } from '@callofcode/content/random'

const ORDERS = 1000
const LARGEST = 10n ** 18n
const HIGHEST = 10n ** 9n

export type Order = [factor: bigint | number, rounds: bigint | number, stack: bigint | number]

export function solve(stdin: string): string {
  const [, ...orders] = rowsOf(stdin)
  return orders.map(([a = 1n, b = 0n, m = 1n]) => `${leftOver(a, b, m)}\n`).join('')
}

export function small(random: Random): string {
  const order = (): Order => [random.int(1, 12), random.int(0, 9), random.int(1, 12)]
  return orderList(random.array(random.int(1, 4), order))
}

export function valid(stdin: string): string | undefined {
  if (!/^[\d \n]*\n$/.test(stdin)) return 'There may be whole numbers, blanks and line ends only.'
  const [counts = [], ...orders] = rowsOf(stdin)
  const [asked = 0n] = counts
  if (counts.length !== 1) return 'The first line must hold q.'
  if (asked < 1 || asked > ORDERS) return 'q must be from 1 to 1000.'
  if (BigInt(orders.length) !== asked) return 'There must be q lines with orders.'
  if (orders.some((order) => order.length !== 3)) return 'An order must be three numbers.'
  if (orders.some(([a = 0n]) => a < 1n || a > LARGEST)) return 'a must be from 1 to 10^18.'
  if (orders.some(([, b = 0n]) => b > LARGEST)) return 'b must be from 0 to 10^18.'
  if (orders.some(([, , m = 0n]) => m < 1n || m > HIGHEST)) return 'm must be from 1 to 10^9.'
  return undefined
}

/** Returns the input of these orders. */
export function orderList(orders: Order[]): string {
  return [[orders.length], ...orders].map((row) => `${row.join(' ')}\n`).join('')
}

function leftOver(a: bigint, b: bigint, m: bigint): bigint {
  if (b === 0n) return 1n % m
  const half = leftOver(a, b / 2n, m)
  return b % 2n === 0n ? (half * half) % m : (half * half * a) % m
}

const rowsOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((row) => row.split(' ').map(BigInt))

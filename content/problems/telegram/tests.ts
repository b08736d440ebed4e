import type { Random } from '@callofcode/content/random'
import { wordsOf } from './reference.ts'

const FORMS = 5000

export const samples = [
  [['arr', 'tom', 't', 'even'], 'arriving tomorrow evening by train'],
  [['rain', 'in', 'ing'], 'it is raining in spain'],
  [['letter'], 'let letters be'],
]

const same = (count: number, word: string) => Array.from({ length: count }, () => word)

const stairs = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => 'a'.repeat(from + at))

export const tests = [
  [['a'], 'a'],
  [['a'], 'b'],
  [['ab'], 'a'],
  [['a'], 'ab'],
  [['ba'], 'ab aba bab abba'],
  // The shortest form is first, last, or in the middle, or occurs twice.
  [['s', 'se', 'sea'], 'seaside sea se s'],
  [['sea', 'se', 's'], 'seaside sea se s'],
  [['sea', 's', 'se', 's'], 'seaside side'],
  // A form inside a word or at its end changes nothing.
  [['an', 'na'], 'banana nab ananas van'],
  // Words are equal, or a form begins like a later one.
  [['cart', 'carpet'], 'carp carpets cars cart carts car cart'],
  [['z'], 'zz z zebra buzz'],
  [stairs(3, 9), 'a aa aaa aaaa aaaaaaaaaaaa aaaab aab'],
  (random: Random) => [wordsOf(random, 10, 4, 'ab'), wordsOf(random, 60, 7, 'ab').join(' ')],
  (random: Random) => [
    random.array(60, () => random.string(random.int(4, 9), 'abc')),
    wordsOf(random, 1000, 12, 'abc').join(' '),
  ],
  [['q'.repeat(100)], same(594, 'q'.repeat(100)).join(' ')],
  [['q'.repeat(99), 'q'.repeat(100)], same(594, 'q'.repeat(100)).join(' ')],
  // Nearly the whole way is walked again and again, without a result.
  [[...stairs(60, 100).map((word) => `${word.slice(1)}b`), 'aac'], same(594, 'a'.repeat(100)).join(' ')],
  (random: Random) => [
    random.array(FORMS, () => random.string(12)),
    random.array(12_000, () => random.string(4)).join(' '),
  ],
  // Each word of the message is a random form with an ending.
  (random: Random) => {
    const book = random.array(FORMS, () => random.string(6, 'abcdef'))
    return [book, random.array(6000, () => random.pick(book) + random.string(2, 'abcdef')).join(' ')]
  },
  [same(FORMS, 'telegrams'), same(FORMS, 'telegram').join(' ')],
]

import { say } from './problem-words.ts'

interface Differences {
  readonly language: string
  /** What is as the learner knows it. */
  readonly same: string
  readonly points: readonly (readonly [what: string, words: string])[]
}

/** Kept true by `npm run judge:corpus` and the tests RES-11 to RES-16 and RES-33. */
export const DIFFERENCES: readonly Differences[] = [
  {
    language: 'C++',
    get same() {
      return say('clang22WithThe')
    },
    points: [
      [
        'Another standard',
        'A first line such as `// -std=c++17` or `// -std=c++20` chooses it. What is older is compiled as C++17. Such a program compiles more slowly.',
      ],
      [
        '`ONLINE_JUDGE`',
        'It is defined. `freopen("input.txt", …)` ends the program, as there are no files: put it between `#ifndef ONLINE_JUDGE` and `#endif`. `ifstream` finds no file and says so.',
      ],
      [
        'Threads',
        'A program has one. `mutex`, `atomic` and `async(launch::deferred, …)` work; starting a thread ends the program.',
      ],
      [
        '`setjmp`, `longjmp`',
        'They work, but `setjmp` cannot be called within a `catch`, and a jump runs the destructors on its way and cannot leave a function that is `noexcept`.',
      ],
      [
        '`long double`',
        'It has more digits than on a PC (34 instead of 19), so its last printed digits can differ. It is slow.',
      ],
      [
        '`shuffle`, distributions',
        '`mt19937` gives the same numbers. What `shuffle`, `random_shuffle` and `uniform_int_distribution` make of them differs: the standard leaves it open.',
      ],
      [
        'Order that is left open',
        'The order of an `unordered_map`, and in which order the arguments of a call are calculated: do not rely on either.',
      ],
      [
        '`sizeof(string)`',
        'The library is another one: containers have other sizes (`string` has 24 bytes, not 32), and `what()` of some exceptions has other words.',
      ],
      ['The stack', '64 MB. A recursion of a hundred thousand calls is fine.'],
      [
        'The clock',
        'Each reading is a microsecond later than the last. `while (clock() < …)` ends by the limit of work.',
      ],
      [
        '`immintrin.h`',
        'The instructions of AVX2 are there, but calculated one by one: correct, and not faster.',
      ],
    ],
  },
  {
    get language() {
      return say('python')
    },
    get same() {
      return say('cpython314With')
    },
    points: [
      [
        'Threads',
        'A thread runs when it is started. `threading.stack_size` and `sys.setrecursionlimit` are accepted. Pools of threads and processes are refused.',
      ],
      ['`numpy`', 'It is not here: the judge has what CPython has.'],
      ['Files and the network', 'There are none. `input()` and `sys.stdin` have the input.'],
    ],
  },
  {
    language: 'JavaScript and TypeScript',
    get same() {
      return say('theLanguageOf2025')
    },
    points: [
      [
        'Languages of the world',
        'Numbers, dates and `Intl` know English (en-US, en-GB, en-IN), and the time zones UTC, Asia/Kolkata and Asia/Tokyo.',
      ],
      ['Speed', 'About ten times slower than Node.js in loops; the limits of the problems allow for it.'],
      [
        'Types',
        'TypeScript is checked before it runs, by TypeScript 6: what is right under strict types, or under LeetCode’s options, is accepted.',
      ],
      ['`console.log` with `%o`', 'It shows no hidden properties.'],
    ],
  },
]

import { say } from 'words:problem'

interface Differences {
  readonly language: string
  /** The parts that work as on the learner's machine. */
  readonly same: string
  readonly points: readonly (readonly [what: string, words: string])[]
}

/** `npm run judge:corpus` and the tests RES-11 to RES-16, RES-33, RES-362 and RES-364 check these texts. */
export const DIFFERENCES: readonly Differences[] = [
  {
    language: 'C++',
    get same() {
      return say('cppSame')
    },
    points: [
      [
        'Another standard',
        'A first line such as `// -std=c++17` or `// -std=c++20` names it. It is used where C++23 does not take the program, which then compiles more slowly. What is older is compiled as C++17. Names that are newer than C++17, such as `numbers` or `print`, can be your own.',
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
      ['`void*`', 'Nothing is added to it, and it has no size: make it a `char*` first.'],
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
      return say('pythonSame')
    },
    points: [
      [
        'Threads',
        'A thread runs when it is started. `threading.stack_size` and `sys.setrecursionlimit` are accepted. Pools of threads and processes are refused.',
      ],
      [
        'Depth',
        'Plain calls go 200,000 deep. Calls by way of `@cache`, `max` or `sorted` go thousands deep; a browser without room for them leaves it to the server.',
      ],
      [
        'Sizes',
        '`sys.maxsize` and `range` have 64 bits. The number that `split`, `insert` or `replace` takes has 32, and so has `hash`.',
      ],
      ['`asyncio`', 'It works. Waiting takes no time.'],
      ['`numpy`', 'It is not here: the judge has what CPython has.'],
      ['Files and the network', 'There are none. `input()` and `sys.stdin` have the input.'],
    ],
  },
  {
    language: 'JavaScript and TypeScript',
    get same() {
      return say('javascriptSame')
    },
    points: [
      [
        'Languages of the world',
        'Numbers, dates and `Intl` know English (en-US, en-GB, en-IN), and the time zones UTC, Asia/Kolkata and Asia/Tokyo.',
      ],
      [
        'Modules',
        'Of Node.js there are `fs` for the input and output, `readline`, `events`, `path`, `os`, `util`, `url`, `buffer`, `assert`, `timers`, `perf_hooks` and their promises, in their common part. The rest (`crypto`, `stream`, `worker_threads`, the network) and other packages are not here, and no second file.',
      ],
      ['`URL`', 'A host with letters beyond English is taken as it is written, and not made one of DNS.'],
      [
        'Reading',
        'Of many lines, `readline()` and `rl.on("line", …)` cost little; `for await` and questions cost five to fifteen times as much for each line.',
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

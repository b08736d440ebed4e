import type { Importable } from '@callofcode/contract/solve-import/solve-import'
import { expect, test } from 'vitest'
import { importables, reading } from './importables.ts'
import { matchSolves } from './match-solves.ts'
import { readSolves } from './read-solves.ts'

const look = (text: string, more: object = {}) => {
  const read = readSolves([{ name: '', text }], { ...reading, ...more })
  const found = matchSolves(read.solves, importables)
  const slugs = (all: readonly Importable[]) => all.map(({ slug }) => slug)
  return {
    source: read.source,
    sure: Object.fromEntries(found.sure.map(({ question, at }) => [question.slug, at?.slice(0, 10) ?? null])),
    likely: found.likely.map(({ text: given, options }) => [given, slugs(options)]),
    unknown: found.unknown,
    notDone: found.notDone.length,
    either: read.dates.either,
    vague: read.dates.vague,
  }
}
const sure = (text: string) => look(text).sure

test('LEARN-9 the recent solves of a LeetCode profile', () => {
  const found = look(
    'Recent AC\nList\nSolutions\nDiscuss\nView all submissions\nTwo Sum\n3 days ago\nPow(x, n)\n2 years ago\n',
  )
  expect(found).toMatchObject({ sure: { 'two-sum': '2026-11-24', 'powx-n': null }, unknown: [], vague: 1 })
})
test('LEARN-9 the list of problems of LeetCode, a cell a line', () => {
  const found = look(
    '1. Two Sum\n\n55.3%\nEasy\n2. Add Two Numbers\n45.9%\nMed.\n\n3501. Maximize Active Section\n20%\nHard\n',
  )
  expect(found.sure).toEqual({ 'two-sum': null, 'add-two-numbers': null })
  expect(found.unknown).toEqual(['3501. Maximize Active Section'])
})
test('LEARN-9 LEARN-10 the submissions of LeetCode: only accepted ones count', () => {
  const found = look(
    'Time Submitted\tQuestion\tStatus\tRuntime\tLanguage\n2 days, 3 hours ago\tTwo Sum\tAccepted\t4 ms\tcpp\n1 year, 2 months ago\tLRU Cache\tWrong Answer\tN/A\tjava',
  )
  expect(found).toMatchObject({ sure: { 'two-sum': '2026-11-25' }, notDone: 1 })
})
test('LEARN-9 the practice history of LeetCode as its page asks for it', () => {
  const one = {
    frontendId: '209',
    title: 'Minimum Size Subarray Sum',
    titleSlug: 'minimum-size-subarray-sum',
  }
  const more = { lastSubmittedAt: '2025-05-14T09:34:54+00:00', questionStatus: 'SOLVED', lastResult: 'RE' }
  const tried = { titleSlug: 'two-sum', title: 'Two Sum', questionStatus: 'ATTEMPTED' }
  const text = JSON.stringify({
    data: [{ ...one, ...more, topicTags: [{ name: 'Array', slug: 'array' }] }, tried],
  })
  expect(look(text)).toMatchObject({
    sure: { 'minimum-size-subarray-sum': '2025-05-14' },
    notDone: 1,
    unknown: [],
  })
})
test('LEARN-9 the JSON of LeetCode: recentAcSubmissionList, submissions, all problems', () => {
  const recent = { id: '1', title: 'Two Sum', titleSlug: 'two-sum', timestamp: '1659330091' }
  expect(sure(JSON.stringify({ data: { recentAcSubmissionList: [recent] } }))).toEqual({
    'two-sum': '2022-08-01',
  })
  const dump = [
    {
      timestamp: 1_612_345_678,
      status_display: 'Accepted',
      title: 'Two Sum',
      title_slug: 'two-sum',
      lang: 'cpp',
    },
    { timestamp: 1_612_345_679, status_display: 'Wrong Answer', title: '3Sum', title_slug: '3sum' },
  ]
  expect(sure(JSON.stringify({ submissions_dump: dump }))).toEqual({ 'two-sum': '2021-02-03' })
  const stat = (slug: string, status: string | null) => ({
    stat: { question_id: 1, question__title: slug, question__title_slug: slug, frontend_question_id: 9_999 },
    ...{ status, difficulty: { level: 1 }, paid_only: false },
  })
  const all = {
    user_name: 'a',
    num_solved: 1,
    stat_status_pairs: [stat('two-sum', 'ac'), stat('3sum', null), stat('4sum', 'notac')],
  }
  expect(look(JSON.stringify(all))).toMatchObject({ sure: { 'two-sum': null }, notDone: 2 })
})
test('LEARN-9 what LeetHub keeps, and objects that hold questions by name', () => {
  const shas = {
    'README.md': { '': 'a' },
    '0001-two-sum': { '0001-two-sum.js': '45', difficulty: 'easy' },
    '0002-add-two-numbers': { 'x.js': 'b' },
  }
  const hub = look(JSON.stringify({ leetcode: { easy: 1, hard: 0, medium: 1, shas, solved: 2 } }))
  expect(hub).toMatchObject({
    source: 'extension',
    sure: { 'two-sum': null, 'add-two-numbers': null },
    unknown: [],
  })
  const tracker = {
    'two-sum': true,
    'lru-cache': false,
    subsets: true,
    'group-anagrams': { solved: true, date: '2024-05-01' },
  }
  expect(sure(JSON.stringify(tracker))).toEqual({
    'two-sum': null,
    subsets: null,
    'group-anagrams': '2024-05-01',
  })
  expect(sure(JSON.stringify({ completed: ['two-sum', 'https://leetcode.com/problems/3sum/'] }))).toEqual({
    'two-sum': null,
    '3sum': null,
  })
  expect(
    sure(
      JSON.stringify({
        problemsSolved: { 'two-sum': { question: { difficulty: 'Easy', questionId: '1' } } },
      }),
    ),
  ).toEqual({ 'two-sum': null })
})
test('LEARN-10 the problems of Codeforces are never sure, whatever they are called', () => {
  const one = (name: string) => ({
    contestId: 4,
    creationTimeSeconds: 1_700_000_000,
    problem: { contestId: 4, index: 'A', name },
    verdict: 'OK',
  })
  const json = look(JSON.stringify({ status: 'OK', result: [one('Watermelon'), one('Permutations')] }))
  expect(json).toMatchObject({ source: 'codeforces', sure: {}, unknown: ['Watermelon'] })
  expect(json.likely.map(([given]) => given)).toEqual(['Permutations'])
  const page = look(
    '#\tWhen\tWho\tProblem\tLang\tVerdict\tTime\tMemory\n232\tNov/12/2023 17:35UTC+5.5\ta\tA - Watermelon\tC++17 (GCC 7-32)\tAccepted\t30 ms\t0 KB',
  )
  expect(page).toMatchObject({ source: 'codeforces', sure: {}, unknown: ['A - Watermelon'] })
})
test('LEARN-9 sheets copied as text, from NeetCode and Striver', () => {
  const striver = look(
    "Striver SDE Sheet\nStatus\tProblem\tArticle\tPractice\tDifficulty\nSet Matrix Zeroes\tMedium\nPascal's Triangle\tEasy\nNext Permutation\tMedium\n",
  )
  expect(striver).toMatchObject({
    source: 'striver',
    sure: { 'set-matrix-zeroes': null, 'pascals-triangle': null, 'next-permutation': null },
  })
  const neetcode = look(
    'NeetCode 150\nArrays & Hashing\n(9 / 9)\nStatus\tStar\tProblem\tDifficulty\tSolution\n\t\tContains Duplicate\tEasy\n\t\tValid Anagram\tEasy\n',
  )
  expect(neetcode).toMatchObject({
    source: 'neetcode',
    sure: { 'contains-duplicate': null, 'valid-anagram': null },
  })
})
test('LEARN-9 folders of solutions: names, tree, git ls-files, a page of GitHub', () => {
  const tree =
    '.\n├── 0001-two-sum\n│   ├── 0001-two-sum.py\n│   └── README.md\n├── Arrays\n│   └── TwoSum2-InputArrayIsSorted.py\n├── _0005_LongestPalindromicSubstring.py\n├── lru-cache\n│   └── solution.cpp\n└── 9999-foo-bar\n\n4 directories, 3 files'
  expect(look(tree)).toMatchObject({
    ...{ source: 'github', unknown: ['9999-foo-bar'], likely: [] },
    sure: {
      'two-sum': null,
      'two-sum-ii-input-array-is-sorted': null,
      'longest-palindromic-substring': null,
      'lru-cache': null,
    },
  })
  const listed = look(
    'README.md\narrays/0001-two-sum/solution.py\n146.java\nstrings/groupAnagrams.js\ndp/climbing_stairs.cpp\n21. Merge Two Sorted Lists.cpp\npackage.json\nsrc/main.cpp\n',
  )
  expect(listed.sure).toEqual({
    'two-sum': null,
    'group-anagrams': null,
    'climbing-stairs': null,
    'merge-two-sorted-lists': null,
  })
  expect(listed).toMatchObject({ likely: [['146.java', ['lru-cache']]], unknown: [] })
  const page = look(
    'Name\nName\nLast commit message\nLast commit date\n0001-two-sum\nTime: 3 ms (64.01%), Space: 12 MB - LeetHub\n2 years ago\n0146-lru-cache\nCreate README - LeetHub\n3 days ago\n',
  )
  expect(page).toMatchObject({ sure: { 'two-sum': null, 'lru-cache': '2026-11-24' }, unknown: [] })
})
test('LEARN-9 names that begin as messages of commits do are names', () => {
  const found = look(
    'Merge k Sorted Lists\n5 days ago\nMerge Intervals\n5 days ago\nAdd Binary\n5 days ago\nAdd Two Numbers\n5 days ago\nDelete Node in a BST\n5 days ago\n',
  )
  const [day] = Object.values(found.sure)
  const names = [
    'merge-k-sorted-lists',
    'merge-intervals',
    'add-binary',
    'add-two-numbers',
    'delete-node-in-a-bst',
  ]
  const known = names.filter((name) => importables.some(({ slug }) => slug === name))
  expect(known).toContain('merge-k-sorted-lists')
  expect(found.sure).toEqual(Object.fromEntries(known.map((name) => [name, day])))
  const page = look(
    '0001-two-sum\nMerge pull request #3 from asha/main\nfix typo\n0146-lru-cache\nUpdate 0146-lru-cache\nDelete notes\n',
  )
  expect(page).toMatchObject({ sure: { 'two-sum': null, 'lru-cache': null }, unknown: [] })
})
test('LEARN-9 tables: any names of columns, commas, semicolons, tabs, quotes', () => {
  const found = look(
    'Problem Name;Solved On;Difficulty;Link\n"Pow(x, n)";2024-04-03;Medium;\nTwo Sum;13/06/2024;Easy;https://leetcode.com/problems/two-sum/\nFoo Bar;1/2/24;Easy;',
    { dayFirst: true },
  )
  expect(found).toMatchObject({
    sure: { 'powx-n': '2024-04-03', 'two-sum': '2024-06-13' },
    unknown: ['Foo Bar'],
  })
  const done = look('#,Title,Done?\n1,Two Sum,TRUE\n146,LRU Cache,FALSE\n560,"Subarray Sum\nEquals K",TRUE')
  expect(done).toMatchObject({
    source: 'spreadsheet',
    sure: { 'two-sum': null, 'subarray-sum-equals-k': null },
    notDone: 1,
  })
  expect(sure('sep=;\ntitle_slug;timestamp\ntwo-sum;1659330091\n')).toEqual({ 'two-sum': '2022-08-01' })
})
test('LEARN-9 a column of days without any mark between their parts', () => {
  const found = look('Problem,Solved On\nTwo Sum,20240613\nLRU Cache,20240231\n')
  expect(found.sure).toEqual({ 'two-sum': '2024-06-13', 'lru-cache': null })
})
test('LEARN-9 check lists, and HTML with links and marks', () => {
  const list = look(
    '- [x] [Two Sum](https://leetcode.com/problems/two-sum/)\n- [ ] [3Sum](https://leetcode.com/problems/3sum/)\n* [X] Valid Anagram',
  )
  expect(list).toMatchObject({ sure: { 'two-sum': null, 'valid-anagram': null }, notDone: 1 })
  const html = look(
    '<html><script>var a="<a>LRU Cache</a>"</script><table><tr><td><svg aria-label="Solved"></svg></td><td><a href="/problems/two-sum/">1. Two Sum</a></td><td>55%</td></tr><tr><td></td><td><a href="/problems/3sum/">15. 3Sum</a></td></tr></table>',
  )
  expect(html).toMatchObject({ sure: { 'two-sum': null }, notDone: 1, unknown: [] })
})

test('LEARN-10 titles as people write them', () => {
  const found = look(
    'two sum\nvalid anagrams\nbest time to buy & sell stock II\nlongest substring w/o repeating characters\nReverse Nodes in K Group\nLinked List Cycle 2\nimplement-strstr',
  )
  expect(Object.keys(found.sure).toSorted()).toEqual([
    ...[
      'best-time-to-buy-and-sell-stock-ii',
      'find-the-index-of-the-first-occurrence-in-a-string',
      'linked-list-cycle-ii',
    ],
    ...['longest-substring-without-repeating-characters', 'reverse-nodes-in-k-group', 'two-sum'],
  ])
  expect(found.likely).toEqual([['valid anagrams', ['valid-anagram']]])
})
test('LEARN-10 a word that pages say anyway is likely alone, and sure with a link, a number or a date', () => {
  expect(look('Subsets\nTwo Sum')).toMatchObject({ sure: { 'two-sum': null } })
  expect(look('Subsets\nTwo Sum').likely[0]?.[0]).toBe('Subsets')
  expect(sure('78. Subsets')).toEqual({ subsets: null })
  expect(sure('Subsets\n2 days ago')).toEqual({ subsets: '2026-11-25' })
})
test('LEARN-10 a number that belongs to another title is not taken for its question', () => {
  expect(look('1. Introduction to arrays\n2. Sorting in practice').sure).toEqual({})
  expect(look('7. Two Sum')).toMatchObject({ sure: {}, likely: [['7. Two Sum', ['two-sum']]] })
})
test('LEARN-10 every question of the tracker is found by its link, its numbered folder and its title', () => {
  for (const write of [
    ({ slug }: Importable) => `https://leetcode.com/problems/${slug}/description/`,
    ({ number, slug }: Importable) =>
      number ? `${String(number).padStart(4, '0')}-${slug}` : `${slug}/solution.py`,
    ({ number, questionName }: Importable) =>
      `${number ?? ''}${number ? '. ' : ''}${questionName}\t50%\tEasy\tAccepted`,
  ]) {
    const found = sure(importables.map(write).join('\n'))
    expect(Object.keys(found)).toHaveLength(importables.length)
  }
})

const PROFILE = [
  ...[
    'Arjun Venkatesan',
    'arjunv',
    'Rank',
    '123,456',
    '312',
    '/3400',
    'Solved',
    '5',
    'Attempting',
    'Easy',
    '98/850',
  ],
  ...['Recent AC', 'List', 'Solutions', 'Discuss', 'View all submissions'],
  ...['Two Sum', '2 days ago', 'LRU Cache', '3 days ago', 'Coin Change', 'a month ago'],
].join('\n')
test.each(['\n', ' '])('LEARN-14 the counts of a LeetCode profile mark nothing as solved (%j)', (slash) => {
  const text = PROFILE.replace('312\n/3400', slash === ' ' ? '312 /3400' : '312\n/3400')
  const found = look(text)
  expect(found.sure).toEqual({ 'two-sum': '2026-11-25', 'lru-cache': '2026-11-24', 'coin-change': null })
  expect(found.notDone).toBe(0)
})
test('LEARN-14 a word beside what is no question says nothing of the questions', () => {
  expect(look('Arjun Venkatesan\nSolved\nTwo Sum\nLRU Cache')).toMatchObject({
    ...{ sure: { 'two-sum': null, 'lru-cache': null }, notDone: 0 },
  })
})
test('LEARN-14 each text is judged by itself', () => {
  const parts = [
    {
      name: 'a.csv',
      text: 'Title,Status,Date\nTwo Sum,Accepted,2024-05-06\nWord Ladder,Wrong Answer,2024-05-07',
    },
    {
      name: 'b.json',
      text: '{"solved":[{"slug":"coin-change","date":"2024-01-02T10:00:00Z"},"word-break"]}',
    },
    { name: 'solutions', text: 'solutions/0015-3sum/3sum.cpp\nsolutions/README.md' },
  ]
  const { solves } = readSolves(parts, reading)
  const found = matchSolves(solves, importables)
  expect(found.sure.map(({ question }) => question.slug).toSorted()).toEqual([
    ...['3sum', 'coin-change', 'two-sum', 'word-break'],
  ])
  expect(found.notDone.map(({ question, at }) => [question.slug, at])).toEqual([['word-ladder', null]])
})
const LIST = [
  ...['✔', '1. Two Sum', '55.6%', 'Easy', '2. Add Two Numbers', '46.1%', 'Medium'],
  ...['3. Longest Substring Without Repeating Characters', '36.9%', 'Medium'],
  ...['✔', '4. Median of Two Sorted Arrays', '43.8%', 'Hard'],
].join('\n')
test.each([
  ['heads each in its line', 'Status\nTitle\nAcceptance\nDifficulty\n'],
  ['heads in one line with tabs', 'Status\tTitle\tAcceptance\tDifficulty\n'],
  ['no heads', ''],
])('LEARN-15 a tick above a title belongs to the title: %s', (_, head) => {
  const found = look(head + LIST)
  expect(found.sure).toEqual({ 'two-sum': null, 'median-of-two-sorted-arrays': null })
  expect(found.notDone).toBe(2)
})
test('LEARN-15 a tick below a title belongs to it, and the heads say which it is', () => {
  const rows = ['1. Two Sum', 'Easy', '✔', '2. Add Two Numbers', 'Medium', '15. 3Sum', 'Medium', '✔']
  expect(sure(rows.join('\n'))).toEqual({ 'two-sum': null, '3sum': null })
  const more = [...rows, '18. 4Sum', 'Medium'].join('\n')
  expect(sure(`Title\nDifficulty\nStatus\n${more}`)).toEqual({ 'two-sum': null, '3sum': null })
})
test('LEARN-15 a day above a title is that of the title', () => {
  expect(look('Nov 20, 2026\n1. Two Sum\nEasy\nAccepted\n3')).toMatchObject({
    sure: { 'two-sum': '2026-11-20' },
  })
  const rows = [
    ...[
      'Nov 20, 2026',
      '1. Two Sum',
      'Easy',
      'Accepted',
      '3',
      'Nov 18, 2026',
      '15. 3Sum',
      'Medium',
      'Accepted',
      '1',
    ],
    ...['Nov 17, 2026', '146. LRU Cache', 'Medium', 'Wrong Answer', '2'],
  ]
  for (const head of ['', 'Last Submitted\nProblem\nLast Result\nSubmissions\n'])
    expect(look(head + rows.join('\n'))).toMatchObject({
      ...{ sure: { 'two-sum': '2026-11-20', '3sum': '2026-11-18' }, notDone: 1 },
    })
})
test('LEARN-15 a day of something else before a list of recent solves moves no day', () => {
  expect(sure('Nov 1, 2023\nTwo Sum\n2 days ago\nLRU Cache\n3 days ago')).toEqual({
    ...{ 'two-sum': '2026-11-25', 'lru-cache': '2026-11-24' },
  })
})
test('LEARN-16 what is not said to be solved is given by name, without the day of a wrong solution', () => {
  const text =
    'Title,Status,Date\nTwo Sum,Accepted,2024-05-06\nWord Ladder,Wrong Answer,2024-05-07\n3Sum,Revisit,2024-05-08'
  const found = matchSolves(readSolves([{ name: '', text }], reading).solves, importables)
  expect(found.notDone.map(({ question, at }) => [question.slug, at?.slice(0, 10) ?? null])).toEqual([
    ['word-ladder', null],
    ['3sum', '2024-05-08'],
  ])
})
test.each([
  ['{"solved": ["two-sum", }', 'json'],
  ['[{"slug": "two-sum"', 'json'],
  ['😀😀😀', 'nothing'],
  ['   ', 'nothing'],
])('LEARN-18 %j could not be read: %s', (text, why) => {
  expect(readSolves([{ name: 'a.json', text }], reading).unread).toEqual([{ name: 'a.json', why }])
})
test('LEARN-18 check lists and links in brackets are no broken JSON', () => {
  for (const text of [
    '[x] Two Sum',
    '[ ] 3Sum',
    '[Two Sum](https://leetcode.com/problems/two-sum/)',
    '{"a":"two-sum"}',
  ])
    expect(
      readSolves([{ name: '', text }], reading).unread.filter(({ why }) => why === 'json'),
      text,
    ).toEqual([])
})
test('LEARN-9 a title with a number in it is no word that stands there by chance', () => {
  expect(look('3Sum')).toMatchObject({ sure: { '3sum': null }, likely: [] })
})
test.each([
  ['lines', (count: number) => 'Easy\n'.repeat(count), 30_000],
  ['rows below a head', (count: number) => `Title,Status\n${'Two Sum,Accepted\n'.repeat(count)}`, 19_999],
])('LEARN-18 of more %s than are read at once, the last that was read is named', (_, textOf, most) => {
  const last = `${textOf(most - 1)}Word Ladder,Accepted\n`
  const cutAfter = (text: string) => readSolves([{ name: '', text }], reading).cutAfter
  expect([cutAfter(textOf(100)), cutAfter(`${last}3Sum,Accepted\n`)]).toEqual([
    undefined,
    expect.stringContaining('Word Ladder'),
  ])
})

test('LEARN-401 another date of the text decides which number is the day', () => {
  const column = (dates: readonly string[]) => `Title,Date\nTwo Sum,${dates[0]}\nLRU Cache,${dates[1]}`
  expect(look(column(['03.08.24', '26.06.24']))).toMatchObject({
    ...{ sure: { 'two-sum': '2024-08-03', 'lru-cache': '2024-06-26' }, either: 0 },
  })
  expect(look(column(['03/08/2024', '6/26/2024']))).toMatchObject({
    ...{ sure: { 'two-sum': '2024-03-08', 'lru-cache': '2024-06-26' }, either: 0 },
  })
  expect(look('Two Sum\n03-08-2024\nLRU Cache\n26-06-2024\n')).toMatchObject({
    ...{ sure: { 'two-sum': '2024-08-03', 'lru-cache': '2024-06-26' }, either: 0 },
  })
  // Dates of both kinds, and texts that are no dates, decide nothing.
  expect(look(`${column(['26/06/2024', '03/08/2024'])}\n3Sum,6/26/2024`).either).toBe(1)
  expect(look(column(['03/08/2024', 'version 1.26.24.1'])).either).toBe(1)
})

test.each([
  [
    'columns',
    '1. Two Sum\t55.6%\tEasy\tSolved\n20. Valid Parentheses  Easy  41.2%\n9999. A Problem of Nobody  Hard',
  ],
  ['boxes', '[x] 1. Two Sum\n[ ] 20. Valid Parentheses  Easy  41.2%\n[ ] 9999. A Problem of Nobody'],
  [
    'single blanks',
    '✔ 1. Two Sum 55.6% Easy\n20. Valid Parentheses 41.2% Easy\n9999. A Problem of Nobody 20% Hard',
  ],
])('LEARN-402 no line of a text that marks some as solved is lost: %s', (_, text) => {
  const found = look(text)
  expect(found.sure).toEqual({ 'two-sum': null })
  expect(found.notDone).toBe(1)
  expect(found.unknown).toEqual(['9999. A Problem of Nobody'])
})

test('LEARN-402 what is like a question and not named as solved can be chosen, and what is like none is listed', () => {
  expect(look('[x] Two Sum\n[ ] valid anagrams').likely).toEqual([['valid anagrams', ['valid-anagram']]])
  const table = look('Title,Status\nTwo Sum,Solved\nMy Own Exercise,Todo\nAnother One,')
  expect(table.unknown).toEqual(['My Own Exercise', 'Another One'])
  expect(look('Valid Anagram\nvalid anagrams')).toMatchObject({
    ...{ sure: { 'valid-anagram': null }, likely: [], unknown: ['valid anagrams'] },
  })
})

test.each([
  ['Reverse Linked List - 3 Nov', 'reverse-linked-list', null],
  ['climbing stairs (done)', 'climbing-stairs', null],
  ['valid palindrome (solved)', 'valid-palindrome', null],
  ['Two Sum - done', 'two-sum', null],
  ['Two Sum ✓', 'two-sum', null],
  ['206. Reverse Linked List 13/11/2026', 'reverse-linked-list', '2026-11-13'],
  ['206. Reverse Linked List 03/11/2026', 'reverse-linked-list', null],
  ['206. Reverse Linked List on Nov 3rd, 2026 (done)', 'reverse-linked-list', '2026-11-03'],
  ['3Sum (3 Nov 2026) ✅', '3sum', '2026-11-03'],
])('LEARN-9 LEARN-11 behind a title may stand that it is done, and when: %s', (text, slug, at) => {
  expect(look(text)).toMatchObject({ sure: { [slug]: at }, unknown: [] })
})
test('LEARN-11 a day behind a title is read day first where that was said', () => {
  const found = look('206. Reverse Linked List 03/11/2026', { dayFirst: true })
  expect(found.sure).toEqual({ 'reverse-linked-list': '2026-11-03' })
})
test('LEARN-10 an empty box stays one, whatever day stands behind its title', () => {
  expect(look('- [x] Two Sum - 3 Nov\n- [ ] 3Sum - 3 Nov')).toMatchObject({
    sure: { 'two-sum': null },
    notDone: 1,
  })
})

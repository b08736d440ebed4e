// Words on pages, in tables and in files beside the names of questions.

const all = (words: string) =>
  new Set(
    words
      .split('\n')
      .flatMap((line) => line.trim().split(/\s*,\s*/))
      .filter(Boolean),
  )

const DONE =
  all(`accepted, ac, solved, done, completed, complete, ok, yes, y, true, 1, passed, mastered, x, ✓, ✔, ✅, ☑,
  finished, submitted, success`)
const NOT_DONE =
  all(`attempted, tried, todo, to do, to-do, unsolved, not started, not solved, not attempted, pending, no, n, false,
  0, skipped, in progress, notac, wa, tle, mle, rte, re, ce, failed, ✘, ✗, ❌, ☐, ⬜, not done, incomplete, null`)
const NOT_DONE_STARTS = [
  'wrong answer',
  'wrong_answer',
  'time limit',
  'time_limit',
  'memory limit',
  'memory_limit',
  'runtime error',
  'runtime_error',
  'compil',
  'output limit',
  'idleness',
  'hacked',
  'internal error',
  'presentation error',
]

/** Returns whether a word means solved, or undefined for any other word. */
export function doneOf(word: string): boolean | undefined {
  const text = word.trim().toLowerCase()
  if (text.length > 60) return undefined
  if (DONE.has(text)) return true
  if (NOT_DONE.has(text) || NOT_DONE_STARTS.some((start) => text.startsWith(start))) return false
  return undefined
}

const NOISE =
  all(`easy, medium, med., med, hard, school, basic, beginner, intermediate, advanced, solve, solution, solutions, video,
  notes, note, editorial, article, practice, problem, problems, question, questions, title, status, difficulty, acceptance,
  frequency, premium, last submitted, last result, time submitted, submitted, result, locked, tags, topics, companies, companies., runtime, memory, language, verdict, when, who, name, time,
  lang, python, python3, java, c++, cpp, c, c#, csharp, javascript, typescript, js, ts, go, golang, rust, kotlin, swift, ruby,
  scala, dart, php, sql, mysql, star, revision, leetcode, neetcode, gfg, geeksforgeeks, coding ninjas, codestudio, youtube,
  easy., explore, contest, discuss, store, sign in, sign up, log in, register, description, submissions, recent ac, list,
  discuss, view all submissions, see all, next, previous, prev, home, profile, settings, share, copy, edit, raw, blame, history,
  code, issues, pull requests, actions, projects, security, insights, main, master, go to file, add file, commits, branches,
  readme, about, releases, packages, languages, license, last commit message, last commit date, folders and files`)

/** Returns true for a text that is no name: a difficulty, a percentage, a language or a menu word. */
export function isNoise(text: string): boolean {
  const word = text.trim().toLowerCase()
  if (word.length < 2 || NOISE.has(word) || !/[\p{L}\p{N}]/u.test(word)) return true
  if (/^[\d\s.,:%/()+#-]+$/.test(word) || /^\d{1,6} (?:director|files?)/.test(word)) return true
  return /^[\d.,]{1,12}\s?(?:ms|s|kb|mb|gb|k|m|%)$/.test(word) || /^(?:time|runtime|memory): /.test(word)
}

/** Recognises commit messages of people and extensions. “Merge Intervals” and “Add Binary” are names of questions. */
export const isCommitMessage = (text: string) =>
  COMMITS.some((message) => message.test(text.trim().slice(0, 200)))
const COMMITS = [
  /(?:leethub|leetsync|leetcode sync|leetcodehub)(?: v\d)?$/i,
  /^(?:merge (?:pull request|branch|remote)|initial commit|first commit)\b/i,
  /^(?:create|update|add(?:ed)?|delete|fix(?:ed)?) .*(?:\.\w{1,5}|\b(?:readme|solutions?|files?|codes?|problems?|leetcode|time|notes|typo|\d{1,4}-[a-z].*))$/i,
]

const CODE =
  all(`py, java, cpp, cc, cxx, c, h, hpp, js, jsx, ts, tsx, go, rs, kt, kts, swift, rb, scala, dart, php, cs, sql, py3,
  ex, exs, erl, rkt, sh, bash, md, txt, ipynb, pl, lua, r, jl, hs, m, mm, vb, fs, clj, groovy, pas, nim, zig, java21`)
/** Returns a file name without the ending of a source file, or undefined for other files. */
export function withoutEnding(name: string): string | undefined {
  const dot = name.lastIndexOf('.')
  return dot > 0 && CODE.has(name.slice(dot + 1).toLowerCase()) ? name.slice(0, dot) : undefined
}

const PLAIN_FILES =
  all(`readme, solution, solutions, main, index, notes, note, code, answer, test, tests, license, stats, package,
  setup, a, b, util, utils, helper, solution1, solution2, changelog, contributing, todo, template, sol`)
export const isPlainFile = (name: string) => PLAIN_FILES.has(name.toLowerCase()) || name.startsWith('.')

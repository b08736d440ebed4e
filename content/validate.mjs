// Checks topics.json, questions.json and modules.json in this folder. Node 20+, no dependencies.
// Usage: node validate.mjs        Exit code: 0 when every check passes, 1 otherwise.
import { readFileSync } from 'node:fs'

const MIN_PER_TOPIC = 12
const QUESTION_RANGE = [400, 600]
const TOPIC_RANGE = [18, 24]
const MAX_TOPICS_PER_QUESTION = 4
const MAX_DESCRIPTION = 140

const TOPIC_LEVELS = ['Beginner', 'Intermediate', 'Advanced']
const DIFFICULTIES = ['Easy', 'Medium', 'Hard']
const LISTS = [
  'blind75',
  'neetcode150',
  'neetcode250',
  'grind75',
  'grind169',
  'top-interview-150',
  'leetcode-75',
  'striver-sde',
  'striver-a2z',
]
// [inner, outer]: every question of the first list also belongs to the second.
const NESTED_LISTS = [
  ['blind75', 'neetcode150'],
  ['neetcode150', 'neetcode250'],
  ['grind75', 'grind169'],
]

const TOPIC_KEYS = ['slug', 'title', 'difficulty', 'order', 'prerequisites', 'description']
const QUESTION_KEYS = ['slug', 'name', 'difficulty', 'link', 'topics', 'lists']
const OPTIONAL_QUESTION_KEYS = ['companies']
const MODULE_KEYS = ['slug', 'title', 'description', 'level', 'createdBy', 'questions']
const MODULE_RANGE = [12, 16]
const MIN_PER_MODULE = 20
const MAX_MODULE_DESCRIPTION = 220
// Modules that carry a well-known list: exactly its questions, in curriculum order.
const LIST_MODULES = {
  'blind-75': 'blind75',
  'neetcode-150': 'neetcode150',
  'neetcode-250': 'neetcode250',
  'grind-75': 'grind75',
  'leetcode-75': 'leetcode-75',
  'top-interview-150': 'top-interview-150',
  'striver-sde-sheet': 'striver-sde',
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const OTHER_LINKS = [
  /^https:\/\/www\.geeksforgeeks\.org\/problems\/[a-z0-9-]+\/1$/,
  /^https:\/\/codeforces\.com\/problemset\/problem\/\d+\/[A-Z]\d?$/,
]

const errors = []
const fail = (message) => errors.push(message)
const isText = (value) => typeof value === 'string' && value.length > 0 && value.trim() === value

function load(file) {
  try {
    const value = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
    if (Array.isArray(value)) return value
    fail(`${file}: expected an array`)
  } catch (error) {
    fail(`${file}: ${error.message}`)
  }
  return []
}

function checkKeys(where, item, required, optional = []) {
  for (const key of required) if (!(key in item)) fail(`${where}: missing "${key}"`)
  for (const key of Object.keys(item)) {
    if (!required.includes(key) && !optional.includes(key)) fail(`${where}: unexpected key "${key}"`)
  }
}

function checkUnique(where, values) {
  const seen = new Set()
  for (const value of values) {
    if (seen.has(value)) fail(`${where}: duplicate "${value}"`)
    seen.add(value)
  }
}

function checkStringList(where, value) {
  if (!Array.isArray(value) || !value.every(isText)) {
    fail(`${where}: expected an array of non-empty strings`)
    return []
  }
  checkUnique(where, value)
  return value
}

const topics = load('./topics.json')
const questions = load('./questions.json')
const modules = load('./modules.json')

// ---- topics -------------------------------------------------------------
if (topics.length < TOPIC_RANGE[0] || topics.length > TOPIC_RANGE[1]) {
  fail(`topics.json: ${topics.length} topics, expected ${TOPIC_RANGE.join('-')}`)
}
checkUnique(
  'topics.json slug',
  topics.map((t) => t.slug),
)
checkUnique(
  'topics.json title',
  topics.map((t) => t.title),
)
const topicBySlug = new Map(topics.map((t) => [t.slug, t]))

topics.forEach((topic, index) => {
  const where = `topic "${topic.slug ?? index}"`
  checkKeys(where, topic, TOPIC_KEYS)
  if (!SLUG.test(topic.slug ?? '')) fail(`${where}: bad slug`)
  if (!isText(topic.title)) fail(`${where}: empty title`)
  if (!TOPIC_LEVELS.includes(topic.difficulty)) fail(`${where}: bad difficulty "${topic.difficulty}"`)
  if (topic.order !== index + 1) fail(`${where}: order ${topic.order}, expected ${index + 1}`)
  if (!isText(topic.description)) fail(`${where}: empty description`)
  else if ([...topic.description].length > MAX_DESCRIPTION)
    fail(`${where}: description over ${MAX_DESCRIPTION} characters`)
  for (const slug of checkStringList(`${where} prerequisites`, topic.prerequisites)) {
    const other = topicBySlug.get(slug)
    if (!other) fail(`${where}: unknown prerequisite "${slug}"`)
    else if (!(other.order < topic.order)) fail(`${where}: prerequisite "${slug}" does not come earlier`)
  }
})

// Depth-first search for a cycle among prerequisites.
const state = new Map()
function visit(slug, trail) {
  if (state.get(slug) === 'done') return
  if (state.get(slug) === 'open') {
    fail(`prerequisite cycle: ${[...trail.slice(trail.indexOf(slug)), slug].join(' -> ')}`)
    return
  }
  state.set(slug, 'open')
  for (const next of topicBySlug.get(slug)?.prerequisites ?? []) visit(next, [...trail, slug])
  state.set(slug, 'done')
}
for (const topic of topics) visit(topic.slug, [])

// ---- questions ----------------------------------------------------------
if (questions.length < QUESTION_RANGE[0] || questions.length > QUESTION_RANGE[1]) {
  fail(`questions.json: ${questions.length} questions, expected ${QUESTION_RANGE.join('-')}`)
}
checkUnique(
  'questions.json slug',
  questions.map((q) => q.slug),
)
checkUnique(
  'questions.json name',
  questions.map((q) => q.name),
)
checkUnique(
  'questions.json link',
  questions.map((q) => q.link),
)

questions.forEach((question, index) => {
  const where = `question "${question.slug ?? index}"`
  checkKeys(where, question, QUESTION_KEYS, OPTIONAL_QUESTION_KEYS)
  if (!SLUG.test(question.slug ?? '')) fail(`${where}: bad slug`)
  if (!isText(question.name)) fail(`${where}: empty name`)
  if (!DIFFICULTIES.includes(question.difficulty)) fail(`${where}: bad difficulty "${question.difficulty}"`)
  const leetcode = question.link === `https://leetcode.com/problems/${question.slug}/`
  if (!leetcode && !OTHER_LINKS.some((shape) => shape.test(question.link ?? '')))
    fail(`${where}: bad link "${question.link}"`)

  const own = checkStringList(`${where} topics`, question.topics)
  if (own.length < 1 || own.length > MAX_TOPICS_PER_QUESTION)
    fail(`${where}: ${own.length} topics, expected 1-${MAX_TOPICS_PER_QUESTION}`)
  for (const slug of own) if (!topicBySlug.has(slug)) fail(`${where}: unknown topic "${slug}"`)

  const lists = checkStringList(`${where} lists`, question.lists)
  for (const list of lists) if (!LISTS.includes(list)) fail(`${where}: unknown list "${list}"`)
  for (const [inner, outer] of NESTED_LISTS) {
    if (lists.includes(inner) && !lists.includes(outer)) fail(`${where}: in ${inner} but not in ${outer}`)
  }
  if ('companies' in question && checkStringList(`${where} companies`, question.companies).length === 0) {
    fail(`${where}: empty companies (leave the key out instead)`)
  }
})

// ---- modules ------------------------------------------------------------
const questionBySlug = new Map(questions.map((q) => [q.slug, q]))

// Topic by topic as in the curriculum, easier before harder, then as in questions.json.
function curriculumOrder(list) {
  const place = (q) => [topicBySlug.get(q.topics[0])?.order ?? 0, DIFFICULTIES.indexOf(q.difficulty)]
  return questions
    .filter((q) => q.lists.includes(list))
    .toSorted((a, b) => place(a)[0] - place(b)[0] || place(a)[1] - place(b)[1])
    .map((q) => q.slug)
}

function checkModule(module, index) {
  const where = `module "${module.slug ?? index}"`
  checkKeys(where, module, MODULE_KEYS)
  if (!SLUG.test(module.slug ?? '')) fail(`${where}: bad slug`)
  for (const key of ['title', 'createdBy', 'description'])
    if (!isText(module[key])) fail(`${where}: empty ${key}`)
  if ([...(module.description ?? '')].length > MAX_MODULE_DESCRIPTION)
    fail(`${where}: description over ${MAX_MODULE_DESCRIPTION} characters`)
  if (!TOPIC_LEVELS.includes(module.level)) fail(`${where}: bad level "${module.level}"`)
  const slugs = checkStringList(`${where} questions`, module.questions)
  if (slugs.length < MIN_PER_MODULE)
    fail(`${where}: ${slugs.length} questions, expected at least ${MIN_PER_MODULE}`)
  for (const slug of slugs) if (!questionBySlug.has(slug)) fail(`${where}: unknown question "${slug}"`)
  const list = LIST_MODULES[module.slug]
  if (list && slugs.join() !== curriculumOrder(list).join())
    fail(`${where}: not the questions of list "${list}" in curriculum order`)
}

if (modules.length < MODULE_RANGE[0] || modules.length > MODULE_RANGE[1]) {
  fail(`modules.json: ${modules.length} modules, expected ${MODULE_RANGE.join('-')}`)
}
checkUnique(
  'modules.json slug',
  modules.map((m) => m.slug),
)
checkUnique(
  'modules.json title',
  modules.map((m) => m.title),
)
for (const slug of Object.keys(LIST_MODULES))
  if (!modules.some((m) => m.slug === slug)) fail(`modules.json: missing "${slug}"`)
modules.forEach(checkModule)

// ---- counts -------------------------------------------------------------
const tally = (items) => DIFFICULTIES.map((d) => items.filter((q) => q.difficulty === d).length)
const topicsOf = (question) => (Array.isArray(question.topics) ? question.topics : [])
const listsOf = (question) => (Array.isArray(question.lists) ? question.lists : [])

const rows = topics.map((topic) => {
  const primary = questions.filter((q) => topicsOf(q)[0] === topic.slug)
  const any = questions.filter((q) => topicsOf(q).includes(topic.slug))
  if (primary.length < MIN_PER_TOPIC)
    fail(
      `topic "${topic.slug}": ${primary.length} questions as primary topic, expected at least ${MIN_PER_TOPIC}`,
    )
  if (tally(any).filter((n) => n > 0).length < 2)
    fail(`topic "${topic.slug}": questions of one difficulty only`)
  return [topic.slug, primary.length, ...tally(primary), any.length, ...tally(any)]
})

function printTable(head, body) {
  const all = [head, ...body].map((row) => row.map(String))
  const width = head.map((_, i) => Math.max(...all.map((row) => row[i].length)))
  all.forEach((row, r) => {
    console.log(row.map((cell, i) => (i === 0 ? cell.padEnd(width[i]) : cell.padStart(width[i]))).join('  '))
    if (r === 0) console.log(width.map((n) => '-'.repeat(n)).join('  '))
  })
  console.log()
}

printTable(['topic', 'primary', 'E', 'M', 'H', 'any', 'E', 'M', 'H'], rows)
printTable(
  ['list', 'questions', 'E', 'M', 'H'],
  [
    ...LISTS.map((list) => {
      const members = questions.filter((q) => listsOf(q).includes(list))
      return [list, members.length, ...tally(members)]
    }),
    [
      '(no list)',
      questions.filter((q) => listsOf(q).length === 0).length,
      ...tally(questions.filter((q) => listsOf(q).length === 0)),
    ],
  ],
)
printTable(
  ['module', 'questions', 'E', 'M', 'H'],
  modules.map((module) => {
    const members = module.questions.flatMap((slug) => questionBySlug.get(slug) ?? [])
    return [module.slug, module.questions.length, ...tally(members)]
  }),
)
printTable(['total', 'questions', 'E', 'M', 'H'], [['', questions.length, ...tally(questions)]])

if (errors.length > 0) {
  console.error(`FAILED: ${errors.length} problem(s)`)
  for (const message of errors) console.error(`  - ${message}`)
  process.exitCode = 1
} else {
  console.log(
    `OK: ${topics.length} topics, ${questions.length} questions, ${modules.length} modules, no problems found`,
  )
}

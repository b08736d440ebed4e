import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { topics } from '@callofcode/content/curriculum'
import { verdictOf } from '@callofcode/content/problem'
import { languageOf } from '@callofcode/content/problem-folder'
import { load } from 'js-yaml'
import { z } from 'zod'
import { Refusal } from './command-line.ts'

const text = z.string().min(1)
const packageYaml = z.object({
  problem_format_version: text.default('legacy'),
  type: z.union([text, z.array(text)]).default('pass-fail'),
  name: z.union([text, z.record(z.string(), text)]),
  source: z.unknown().optional(),
  keywords: z.union([z.array(text), text]).default([]),
  limits: z.object({ memory: z.number().optional() }).default({}),
  validation: z.unknown().optional(),
})
type PackageYaml = z.infer<typeof packageYaml>

export interface Asked {
  slug?: string | undefined
  topic?: string | undefined
  difficulty?: string | undefined
}

/**
 * Reads a problem package of Kattis, ICPC or DOMjudge and returns the files of a stdin problem with stored tests. `left` lists
 * the remaining work in words. Throws a Refusal for a package that cannot be read or judged here.
 */
export function readPackage(source: string, asked: Asked): { slug: string; files: Files; left: string[] } {
  const meta = readMeta(source)
  checkAsked(asked)
  const title = typeof meta.name === 'string' ? meta.name : (meta.name.en ?? '')
  const slug = asked.slug ?? slugOf(title || basename(source))
  return { slug, ...filesOf(source, meta, { ...asked, title: title || slug }) }
}

export function importCommand(source: string, parent: string, asked: Asked): boolean {
  const { topic } = asked
  if (topic !== undefined && !topics.some((one) => one.slug === topic))
    throw new Refusal(`There is no topic "${topic}" in content/topics.json.`)
  const { slug, files, left } = readPackage(source, asked)
  const folder = join(parent, slug)
  if (existsSync(folder)) throw new Refusal(`${folder} is already there: give another name with --slug.`)
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
  console.log(`Made ${relative(process.cwd(), folder)}. What is left to do:\n`)
  for (const line of [...left, `npm run problem -- check ${slug} --write`]) console.log(`  - ${line}`)
  return true
}

/** Checks slug and difficulty. The check of the problem reports a missing topic. */
function checkAsked({ slug, difficulty }: Asked) {
  if (slug !== undefined && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    throw new Refusal(`"${slug}" is not kebab-case, like "two-crates".`)
  if (difficulty !== undefined && !['Easy', 'Medium', 'Hard'].includes(difficulty))
    throw new Refusal(`There is no difficulty "${difficulty}": it is Easy, Medium or Hard.`)
}

function readMeta(source: string): PackageYaml {
  const file = join(source, 'problem.yaml')
  if (!existsSync(file)) throw new Refusal('There is no problem.yaml: it is no problem package.')
  let meta: PackageYaml
  try {
    meta = packageYaml.parse(load(readFileSync(file, 'utf8')))
  } catch (error) {
    const issues = error instanceof z.ZodError ? error.issues : []
    const why = issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
    throw new Refusal(
      `problem.yaml cannot be read: ${why || (error instanceof Error ? error.message : error)}`,
    )
  }
  const types = [meta.type].flat()
  if (types.join() !== 'pass-fail')
    throw new Refusal(`problem.yaml: type ${types.join(' ')} is not judged here.`)
  if (
    existsSync(join(source, 'output_validator')) ||
    existsSync(join(source, 'output_validators')) ||
    /custom/.test(String(meta.validation ?? ''))
  )
    throw new Refusal('The package has an output validator of its own, which cannot be run here.')
  return meta
}

type Files = Record<string, string>

function filesOf(source: string, meta: PackageYaml, asked: Asked & { title: string }) {
  const left = ['three hints in problem.json']
  const data = { ...testsIn(source, 'sample'), ...testsIn(source, 'secret') }
  if (Object.keys(data).length === 0) throw new Refusal('The folder data holds no tests.')
  const statement = statementOf(source)
  if (!/^### Constraints/m.test(statement)) left.push('"### Constraints" in statement.md, as a list')
  const solution = firstOf(source, ['solution/solution.en.md', 'solution/solution.md'])
  if (solution === undefined) left.push('editorial.md')
  const topic = asked.topic ?? [meta.keywords].flat().find((word) => topics.some(({ slug }) => slug === word))
  if (!topic) left.push('the topic in problem.json: it says arrays (or import with --topic)')
  const submissions = submissionsOf(source)
  left.push(...submissions.left)
  const problem = {
    title: asked.title,
    difficulty: asked.difficulty ?? 'Medium',
    topic: topic ?? 'arrays',
    style: 'stdin',
    memory: Math.min(512, Math.max(16, meta.limits.memory ?? 256)),
    hints: [],
    ...(typeof meta.source === 'string' && { source: meta.source }),
  }
  const files: Files = {
    'problem.json': `${JSON.stringify(problem, null, 2)}\n`,
    'statement.md': withExamples(statement, data),
    ...(solution !== undefined && { 'editorial.md': solution }),
    ...data,
    ...submissions.files,
  }
  return { files, left }
}

const slugOf = (title: string) =>
  title
    .normalize('NFKD')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '-')

function firstOf(source: string, files: string[]): string | undefined {
  const found = files.map((file) => join(source, file)).find((file) => existsSync(file))
  return found && readFileSync(found, 'utf8')
}

function statementOf(source: string): string {
  const statement = firstOf(source, ['statement/problem.en.md', 'problem_statement/problem.en.md'])
  if (statement === undefined)
    throw new Refusal('There is no statement/problem.en.md: only Markdown in English can be shown.')
  return statement.replace(/^# .*\n+/, '')
}

/** Reads tests. The name of a test includes its group, as our tests are one flat list. */
function testsIn(source: string, place: string): Files {
  const folder = join(source, 'data', place)
  if (!existsSync(folder)) return {}
  return Object.fromEntries(
    filesBelow(folder)
      .filter((file) => /\.(in|ans)$/.test(file))
      .map((file) => [
        `data/${place}/${file.replaceAll('/', '-')}`,
        readFileSync(join(folder, file), 'utf8'),
      ]),
  )
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) =>
      statSync(join(folder, name)).isDirectory()
        ? filesBelow(join(folder, name)).map((one) => `${name}/${one}`)
        : [name],
    )
}

/** Adds the samples from the files to the statement, with the explanations that our own export kept. */
function withExamples(statement: string, data: Files): string {
  const block = (content: string) => `\`\`\`\n${content.trimEnd()}\n\`\`\`\n`
  const parts = statement.split(/^(?=### )/m)
  const explained = parts.filter((part) => EXPLANATION.test(part))
  const examples = Object.keys(data)
    .filter((file) => /^data\/sample\/.*\.in$/.test(file))
    .map((file, at) => {
      const [input = '', answer = ''] = [data[file], data[file.replace(/in$/, 'ans')]]
      const why = explained.find((part) => EXPLANATION.exec(part)?.[1] === `${at + 1}`)?.replace(/^.*\n+/, '')
      return `### Example ${at + 1}\n\n${block(input)}\n${block(answer)}${why ? `\n${why.trimEnd()}` : ''}`
    })
  const [story = '', ...rest] = parts.filter((part) => !EXPLANATION.test(part))
  return `${[story, ...examples, ...rest].map((part) => part.trimEnd()).join('\n\n')}\n`
}

const EXPLANATION = /^### Explanation of example (\d+)/

function submissionsOf(source: string) {
  const folder = join(source, 'submissions')
  const files: Files = {}
  const left: string[] = []
  for (const file of existsSync(folder) ? filesBelow(folder) : []) {
    const [verdict = '', ...name] = file.split('/')
    if (verdict in verdictOf && name.length === 1 && languageOf(file))
      files[`submissions/${file}`] = readFileSync(join(folder, file), 'utf8')
    else
      left.push(`submissions/${file} was left out: its folder, its language or its parts are not known here`)
  }
  for (const end of ['cpp', 'py', 'js']) {
    const name = `submissions/accepted/reference.${end}`
    if (!files[name]) left.push(name)
  }
  return { files, left }
}

import type { Fault, Problem } from '@callofcode/content/problem'
import { type ProblemTest, shortly } from '@callofcode/content/problem-tests'
import { compareAnswer, compareText } from '@callofcode/judge/compare'
import { Talk } from '@callofcode/judge/interactor'
import { answerType } from '@callofcode/judge/signature'
import type { Value } from '@callofcode/judge/value'

interface Section {
  heading: string
  body: string
}

/** Checks that statement and editorial have all required parts. */
export function checkTexts(problem: Problem, samples: ProblemTest[]): Fault[] {
  const faults = [
    ...checkStatement(problem, samples),
    ...checkConstraints(sectionsOf(problem.statement)).map(ofStatement),
  ]
  if (!/\$O\(/.test(problem.editorial))
    faults.push({ file: 'editorial.md', reason: 'names no complexity like $O(n \\log n)$' })
  return faults
}

const ofStatement = (reason: string): Fault => ({ file: 'statement.md', reason })

/** Checks that what the statement shows is right. */
export function checkStatement(problem: Problem, samples: ProblemTest[]): Fault[] {
  const faults = checkExamples(problem, sectionsOf(problem.statement), samples).map(ofStatement)
  if (/^# /m.test(problem.statement))
    faults.push(ofStatement('begins with a title of its own: the page shows the title'))
  return faults
}

/** Returns the statement with its samples as examples. One that has examples of its own, or shows a talk, stays as it is. */
export function withExamples(problem: Problem, samples: readonly ProblemTest[]): string {
  const { statement, style } = problem
  if (style === 'interactive' || /^###\s+Example\b/m.test(statement)) return statement
  const examples = samples.map((sample, at) => `### Example ${at + 1}\n\n${blocksOf(problem, sample)}`)
  const parts = statement.split(/^(?=### )/m).map((part) => part.trimEnd())
  const last = parts.findIndex((part) => /^###\s+Constraints\b/.test(part))
  parts.splice(last < 0 ? parts.length : last, 0, ...examples)
  return `${parts.join('\n\n')}\n`
}

function blocksOf(problem: Problem, { given, answer }: ProblemTest): string {
  const block = (text: string) => `\`\`\`\n${text.trimEnd()}\n\`\`\``
  if (problem.style !== 'function') return `${block(String(given[0]))}\n\n${block(String(answer))}`
  return block(shownCall(problem.signature.parameters, given, answer))
}

const shownCall = (parameters: readonly { name: string }[], given: readonly Value[], answer: Value) =>
  `Input: ${parameters.map(({ name }, at) => `${name} = ${spaced(given[at])}`).join(', ')}\nOutput: ${spaced(answer)}`

function sectionsOf(markdown: string): Section[] {
  const [, ...parts] = markdown.split(/^###\s+/m)
  return parts.map((part) => {
    const [heading = '', ...lines] = part.split('\n')
    return { heading: heading.trim(), body: lines.join('\n') }
  })
}

function checkConstraints(sections: Section[]): string[] {
  const section = sections.find(({ heading }) => heading === 'Constraints')
  if (!section) return ['has no section "### Constraints"']
  return /^\s*[-*] /m.test(section.body) ? [] : ['its "### Constraints" are no list']
}

function checkExamples(problem: Problem, sections: Section[], samples: ProblemTest[]): string[] {
  const examples = sections.filter(({ heading }) => /^Example\b/.test(heading))
  if (examples.length !== samples.length)
    return [`has ${examples.length} sections "### Example …", but there are ${samples.length} samples`]
  return examples.flatMap(({ heading, body }, at) => {
    const sample = samples[at]
    if (!heading.startsWith(`Example ${at + 1}`))
      return [`"### ${heading}" should be "### Example ${at + 1}"`]
    const blocks = [...body.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].map(([, text = '']) => text)
    const reason = sample && ofStyle[problem.style](problem, blocks, sample)
    return reason ? [`Example ${at + 1} ${reason}`] : []
  })
}

const ofStyle = { function: ofFunction, stdin: ofProgram, interactive: ofTalk }

/** Checks that the second block is a whole talk that ends well, as `Talk.text` writes it. */
function ofTalk({ interactor }: Problem, [secret = '', shown = '']: string[], { given }: ProblemTest) {
  const test = String(given[0])
  if (secret.trimEnd() !== test.trimEnd())
    return `tells ${shortly(secret)} in its first code block, but the sample is ${shortly(test)}`
  if (!interactor) return undefined
  const talk = new Talk(interactor.talk, test)
  for (const [, line] of shown.matchAll(/^program +(.*)$/gm)) talk.hear(`${line}\n`)
  if (!talk.ended || talk.ended.fault !== undefined)
    return `shows in its second code block a talk that fails: ${talk.ended?.fault ?? 'it does not end'}`
  return shown.trimEnd() === talk.text() ? undefined : `shows another talk than\n${talk.text()}`
}

function ofProgram(problem: Problem, [input, output]: string[], { given, answer, expected }: ProblemTest) {
  if (input === undefined || output === undefined)
    return 'needs two code blocks: what is read, and what is to be written'
  if (input.trimEnd() !== String(given[0]).trimEnd())
    return `reads ${shortly(input)}, but the sample is ${shortly(given[0])}`
  const { ok } =
    'checker' in expected
      ? expected.checker({ stdout: output, answer: undefined })
      : compareText(output, String(answer), problem.comparison)
  return ok ? undefined : `writes ${shortly(output)}, but the answer is ${shortly(answer)}`
}

function ofFunction(problem: Problem, [block]: string[], { given, answer, expected }: ProblemTest) {
  if (problem.style !== 'function') return undefined
  const names = problem.signature.parameters.map(({ name }) => name)
  const needs = `needs a code block like\n${shownCall(problem.signature.parameters, given, answer)}`
  const [, input = '', output = ''] = /^Input:([\s\S]*?)^Output:([\s\S]*)$/m.exec(block ?? '') ?? []
  const shown = assignments(input, names)
  const told = parsed(output)
  if (!shown || told === undefined) return needs
  const differs = names.find((_, at) => JSON.stringify(shown[at]) !== JSON.stringify(given[at]))
  if (differs) return `shows another ${differs} than the sample: it ${needs}`
  const { ok } =
    'checker' in expected
      ? expected.checker({ stdout: '', answer: told })
      : compareAnswer(told, answer, answerType(problem.signature), problem.comparison)
  return ok ? undefined : `shows a wrong answer: it ${needs}`
}

/** Returns the values of `one = …, other = …`, separated by commas or line breaks. */
function assignments(text: string, names: string[]): Value[] | undefined {
  const places = names.map((name) => new RegExp(`(^|[,\\n])\\s*${name} =`).exec(text))
  const values = places.map((place, at) => {
    if (!place) return undefined
    return parsed(text.slice(place.index + place[0].length, places[at + 1]?.index).replace(/,\s*$/, ''))
  })
  return values.every((value) => value !== undefined) ? values : undefined
}

function parsed(text: string): Value | undefined {
  try {
    return JSON.parse(text) as Value
  } catch {
    return undefined
  }
}

/** Writes JSON with a space after each comma outside strings. */
const spaced = (value: unknown) =>
  JSON.stringify(value).replace(/("(?:\\.|[^"\\])*")|,/g, (_, text: string | undefined) => text ?? ', ')

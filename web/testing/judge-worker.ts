import type { ProblemPage } from '@callofcode/contract/problem/problem'
import type { RunResult } from '@callofcode/judge/runner'
import type { Step, Trace } from '@callofcode/judge/trace'

interface Asked {
  readonly id: number
  readonly call: 'load' | 'compile' | 'run' | 'trace'
  readonly language?: string
  readonly source?: { text: string; signature?: object }
  readonly artifact?: { language: string; program: string }
  readonly test?: { arguments: number[] }
  /** Only for the worker of the reference. */
  readonly request?: { call: string; inputs?: { arguments: number[] }[]; count?: number }
}

/** Replaces the browser's workers: the judge of a page, and the reference of its problem. Both add two numbers. */
export class JudgeWorker extends EventTarget {
  static all: JudgeWorker[] = []
  /** From now on, these calls wait until `answer` is called. */
  static waits: Asked['call'][] = []
  static judges = () => JudgeWorker.all.filter(({ address }) => address.endsWith('judge-worker.js'))
  static asked = (call: string) =>
    JudgeWorker.all.flatMap((one) => one.asked.filter((it) => it.call === call))
  static clear() {
    JudgeWorker.all = []
    JudgeWorker.waits = []
  }
  readonly address: string
  readonly asked: Asked[] = []
  ended = false

  constructor(address: URL) {
    super()
    this.address = String(address)
    JudgeWorker.all.push(this)
  }
  postMessage(asked: Asked) {
    this.asked.push(asked)
    if (!JudgeWorker.waits.includes(asked.call)) setTimeout(() => this.answer(asked), 1)
  }
  terminate() {
    this.ended = true
  }
  /** Sends a response even after the worker's end, because messages may still be on their way. */
  answer(asked = this.asked.at(-1)) {
    if (asked) this.#say({ id: asked.id, result: resultOf(asked) })
  }
  fail(failure: string) {
    this.#say({ id: this.asked.at(-1)?.id, failure })
  }
  #say(data: object) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

function resultOf({ call, language, source, artifact, test, request }: Asked): unknown {
  if (request?.inputs) return request.inputs.map(({ arguments: [a = 0, b = 0] }) => ({ answer: a + b }))
  if (request) return request.count ? [{ input: { arguments: [3, 4] }, answer: 7 }] : []
  if (call === 'compile') return compiled(language, source)
  const [a = 0, b = 0] = test?.arguments ?? []
  // The program's text decides whether the result is a difference or a sum.
  const result = finished(artifact?.program.includes('-') ? a - b : a + b)
  if (call === 'run') return result
  if (call === 'trace')
    return { language: artifact?.language, steps, result } satisfies Partial<Trace> | object
  return {}
}

function compiled(language?: string, source?: Asked['source']) {
  if (source?.text === 'broken')
    return { ok: false, diagnostics: [{ severity: 'error', message: 'Unexpected end', line: 1 }] }
  return {
    ok: true,
    artifact: { language, program: source?.text, signature: source?.signature },
    diagnostics: [],
  }
}

const finished = (answer: number): RunResult => ({
  ending: 'finished',
  stdout: '',
  stderr: '',
  answer: String(answer),
  fuel: 10,
  memory: 0,
  milliseconds: 1,
})

const steps: Step[] = [
  { line: 1, kept: 0, written: [0, 0] },
  { line: 2, kept: 0, written: [0, 0] },
  { line: 2, kept: 0, written: [0, 0], event: 'end' },
]

const offered = { starter: '', counted: 'fuel', fuel: 1_000, memory: 1_000 } as const

/** An existing problem with another task: add two numbers. */
export const adding: ProblemPage = {
  slug: 'aground',
  title: 'Add',
  difficulty: 'Easy',
  topics: [],
  questionId: null,
  question: null,
  leetcode: null,
  style: 'function',
  html: '',
  comparison: null,
  checked: false,
  hints: 0,
  script: null,
  path: { place: 1, of: 1, previous: null, next: null },
  signature: {
    name: 'add',
    parameters: [
      { name: 'a', type: 'int' },
      { name: 'b', type: 'int' },
    ],
    returns: 'int',
  },
  samples: [
    { input: { arguments: [1, 2] }, answer: 3 },
    { input: { arguments: [5, 0] }, answer: 5 },
  ],
  languages: [
    { language: 'javascript', ...offered },
    { language: 'python', ...offered },
    { language: 'java', ...offered, counted: 'clock' },
  ],
  judge: '/judge/manifest.json',
}

const download = { files: ['engine.wasm'], bytes: 100, transfer: 50 }

/** The manifest of the judge's files on the server. Python is large. */
export const judgeManifest = {
  toolchain: 'one',
  worker: 'judge-worker.js',
  engines: { javascript: { folder: 'javascript/' }, python: { folder: 'python/' } },
  downloads: { javascript: download, python: { ...download, transfer: 20 * 2 ** 20 } },
}

import { randomBytes } from 'node:crypto'
import { harnessInput } from '../cpp/harness.ts'
import { type LimitedRun, runLimited } from '../host/limited-process.ts'
import type { Artifact, Limits, RunResult, TestInput } from '../runner.ts'
import { FrameWriter } from './java-frames.ts'
import { type JavaHome, java } from './java-home.ts'
import { runWords } from './words/run-words.ts'

const MEGABYTE = 2 ** 20
/** Memory of the JVM itself: its code, its classes and the stacks of its threads. */
const BESIDE = 192 * MEGABYTE
/** Memory of a program that does nothing. */
const EMPTY = 42 * MEGABYTE
/** The heap has two generations, so data may need more space than its size. */
const ROOM = 1.25

const MACHINE = [
  ...['-XX:+UseSerialGC', '-XX:-UsePerfData', '-XX:ActiveProcessorCount=1', '-XX:+DisableAttachMechanism'],
  ...['-XX:MaxMetaspaceSize=64m', '-XX:ReservedCodeCacheSize=48m', '-XX:MaxDirectMemorySize=16m'],
  ...[
    '-Xlog:disable',
    '-XX:-CreateCoredumpOnCrash',
    '-XX:ErrorFile=/dev/null',
    '-Djava.security.egd=file:/dev/urandom',
  ],
  ...['-Dfile.encoding=UTF-8', '-Dsun.stdout.encoding=UTF-8', '-Dsun.stderr.encoding=UTF-8'],
  ...['-Dstdout.encoding=UTF-8', '-Dstderr.encoding=UTF-8', '-Duser.timezone=UTC', '-Duser.language=en'],
  // Only the base module is available, without raw memory access or other modules.
  ...['--limit-modules', 'java.base,judge', '--add-opens', 'java.base/java.io=judge'],
]

/** Runs one test in a new JVM. */
export async function runJava(
  home: JavaHome,
  harness: string,
  artifact: Artifact,
  test: TestInput,
  limits: Limits,
): Promise<RunResult> {
  const word = randomBytes(16).toString('hex')
  const { signature } = artifact
  const words = signature && 'arguments' in test ? harnessInput(test.arguments, signature) : ''
  const job = new FrameWriter()
    .bytes(word)
    .raw(artifact.program as Uint8Array)
    .bytes(words)
    .whole()
  const heap = `-Xmx${Math.ceil((limits.memory * ROOM) / MEGABYTE)}m`
  const command = [java(home.folder), heap, ...MACHINE, '-p', harness, '-m', 'judge/judge.Run']
  const ended = await runLimited(
    home.confine(harness, command),
    { stdin: 'stdin' in test ? test.stdin : '', job },
    {
      processor: limits.fuel,
      memory: limits.memory * ROOM + BESIDE,
      output: limits.output,
      milliseconds: limits.milliseconds,
    },
    home.started,
  )
  return {
    ...endingOf(ended, word, { limits, isFunction: signature !== undefined }),
    stdout: ended.stdout.toString(),
    stderr: ended.stderr.toString(),
    fuel: ended.processor,
    memory: Math.max(0, ended.memory - EMPTY),
    milliseconds: ended.milliseconds,
  }
}

type Ended = Pick<RunResult, 'ending' | 'reason' | 'original' | 'line' | 'answer'>
interface Given {
  readonly limits: Limits
  readonly isFunction: boolean
}

const failed = (reason: string): Ended => ({ ending: 'failed', reason })

function endingOf({ stopped, code, report }: LimitedRun, word: string, { limits, isFunction }: Given): Ended {
  if (stopped === 'processor') {
    const seconds = (limits.fuel / 1e6).toFixed(1)
    return { ending: 'out of time', reason: `It took more than ${seconds} s of processor time.` }
  }
  if (stopped === 'clock') return { ending: 'out of time' }
  if (stopped === 'memory') return { ending: 'out of memory' }
  if (stopped === 'output') return { ending: 'too much output' }
  const text = report.toString()
  // A report without the secret word comes from the program itself.
  if (text.startsWith(word)) return reportedEnding(text.slice(word.length))
  if (code === undefined || code >= 128) return failed('The program ended the Java machine itself.')
  if (code !== 0) return failed(`The program ended with exit code ${code}.`)
  return isFunction ? failed('The program ended before the function returned.') : { ending: 'finished' }
}

function reportedEnding(text: string): Ended {
  const [kind, ...rest] = text.split('\n')
  if (kind === 'done') return { ending: 'finished' }
  if (kind === 'answer') return { ending: 'finished', answer: rest.join('\n') }
  if (kind === 'stack') return { ending: 'out of stack' }
  if (kind === 'memory') return { ending: 'out of memory' }
  if (kind === 'bad') return failed(`The function returned something else: ${rest.join(' ')}.`)
  const [line, ...given] = rest
  const reason = given.join('\n')
  const words = runWords(reason)
  return {
    ...(words ? { ...failed(words), original: reason } : failed(reason)),
    ...(Number(line) > 0 && { line: Number(line) }),
  }
}

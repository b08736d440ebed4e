import { parentPort, workerData } from 'node:worker_threads'
import { isEnclosed, judgedModules } from '@callofcode/content/enclosed-problem'
import { readProblem } from '@callofcode/content/problem-folder'
import { limitsFor } from '@callofcode/content/problem-limits'
import { type ProblemTests, testsOf } from '@callofcode/content/problem-tests'
import { openEnclosed } from '@callofcode/judge/host/open-enclosed'
import { killTree } from '@callofcode/judge/host/process-tree'
import { findJava, type JavaHome } from '@callofcode/judge/java/java-home'
import { createJavaRunner } from '@callofcode/judge/java/java-runner'
import { countedBy } from '@callofcode/judge/language'
import { defaultLimits } from '@callofcode/judge/runner'
import { isSameProcess, processStartTime } from '../../platform/process-identity.ts'
import { cachedPromise, loadModule } from '../problem/public.ts'
import { judgeSolution, type Task } from './judge-solution.ts'
import type { FromJudgeThread, JudgeStart, JudgeTask, ToJudgeThread } from './judge-thread-messages.ts'
import { sandboxOfProcess, sandboxOfRunner } from './sandbox.ts'
import { SandboxProcess } from './sandbox-process.ts'

// The trusted side of a sandbox. It creates the tests, holds the answers and compares. It runs in its own thread because this may
// take long, and because it is the first to read the output of judged code.

const { place, memory, milliseconds, java: javaPlace }: JudgeStart = workerData
const tell = (message: FromJudgeThread) => parentPort?.postMessage(message)

const KEPT = 4
const kept = new Map<string, Promise<Omit<Task, 'language' | 'source' | 'limits'> & { problem: Problem }>>()
type Problem = Awaited<ReturnType<typeof readProblem>>

/** Prepares a problem's tests. Creating large ones takes longer than running them, so the last few are cached. */
function prepared(folder: string) {
  const known = cachedPromise(kept, folder, () => prepare(folder))
  kept.delete(folder)
  kept.set(folder, known)
  for (const oldest of kept.keys()) if (kept.size > KEPT) kept.delete(oldest)
  return known
}

async function prepare(folder: string) {
  const enclosed = judgedModules((script) => openEnclosed(place.assets, script))
  const problem = await readProblem(folder, isEnclosed(folder) ? enclosed : loadModule)
  const { samples, hidden }: ProblemTests = testsOf(problem)
  const signature = problem.style === 'function' ? problem.signature : undefined
  const { showFailedTest } = problem
  return { problem, signature, showFailedTest, tests: [...samples, ...hidden], samples: samples.length }
}

let sandbox: Promise<SandboxProcess> | undefined
/** The number of walls around the last sandbox. */
let { stood } = workerData as JudgeStart

/** Returns the sandbox, or a new one when it has ended. Calls during its start share it. */
async function running(): Promise<SandboxProcess> {
  const open = await sandbox?.catch(() => undefined)
  if (open && open.ended === undefined) return open
  sandbox = SandboxProcess.start(place, { memory }, stood)
  const started = await sandbox
  stood = started.walls.length
  const { pid, walls, toolchain } = started
  tell({ started: { pid, walls, toolchain } })
  return started
}

async function judge({ problem: folder, language, source }: JudgeTask) {
  const { problem, ...rest } = await prepared(folder)
  const offered = limitsFor(problem, language)
  if (!offered) throw new Error(`${problem.slug} has no limits for ${language}.`)
  const limits = { ...defaultLimits, milliseconds, ...offered }
  const { bench, toolchain } = countedBy(language) === 'clock' ? await withJava() : await inProcess()
  const judged = await judgeSolution(bench, { ...rest, language, source, limits }, (testing) =>
    tell({ testing, tests: rest.tests.length }),
  )
  // The checker of the answers was ended while it ran, so the tests are dropped.
  if (judged.verdict === 'Wrong Answer' && judged.undecided) kept.delete(folder)
  tell({ judged, toolchain })
}

async function inProcess() {
  const open = await running()
  return { bench: sandboxOfProcess(open), toolchain: open.toolchain }
}

let java: JavaHome | undefined

/** Java runs in its own processes, one for each test. They end with this thread. */
async function withJava() {
  java ??= await findJava(javaPlace.home)
  if (!java) throw new Error('Java is not available right now.')
  const runner = createJavaRunner({ ...java, started: begun }, javaPlace)
  return { bench: sandboxOfRunner(runner), toolchain: `java ${java.version}` }
}

let stopping = false
let confined: { pid: number; birth: string | undefined } | undefined
function begun(pid: number) {
  confined = { pid, birth: processStartTime(pid) }
  if (stopping) killConfined()
  tell({ confined: pid })
}

function killConfined() {
  if (confined?.birth && isSameProcess(confined.pid, confined.birth)) killTree(confined.pid)
}

/** Ends and reaps the processes of this thread. No other code can reap them later. */
async function stop() {
  stopping = true
  killConfined()
  await Promise.all([SandboxProcess.close(), judging])
  tell({ stopped: true })
}

let judging: Promise<void> = Promise.resolve()

parentPort?.on('message', (task: ToJudgeThread) => {
  // The parent ends this thread in any case.
  if (task === 'stop') return void stop().catch(() => tell({ stopped: true }))
  judging = judge(task).catch(async (error) => {
    const open = await sandbox?.catch(() => undefined)
    open?.kill('it failed')
    // Code by the problem's author may have ended for good.
    kept.delete(task.problem)
    tell({ ended: error instanceof Error ? error.message : String(error) })
  })
})

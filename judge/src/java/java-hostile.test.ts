import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { javaHome, javaRunner, whereJava } from '../../testing/java.ts'
import { judgeSolution } from '../judge-solution.ts'
import type { Limits, Runner } from '../runner.ts'
import type { Signature } from '../signature.ts'

// Java code can reach all that its process can. Each title begins with the part of the sandbox that prevents it.

const runner = javaRunner as Runner
const one: Signature = { name: 'one', parameters: [{ name: 'n', type: 'int' }], returns: 'int' }
const PATIENT = { milliseconds: 60_000, fuel: 20e6 }

async function run(body: string, limits: Partial<Limits> = {}, members = '') {
  const text = `class Solution {\n  int one(int n) throws Throwable {\n${body}\n  }\n${members}\n}`
  const judged = await judgeSolution(
    runner,
    'java',
    { text, signature: one },
    [{ input: { arguments: [41] }, expected: { answer: 1 } }],
    { limits: { ...PATIENT, ...limits } },
  )
  return { ...judged, stdout: judged.tests[0]?.result.stdout ?? '', result: judged.tests[0]?.result }
}

/** A program that tries something and prints the result. */
const attempt = (what: string) =>
  run(
    `try { ${what} System.out.println("FOUND " + found); } catch (Throwable error) { System.out.println("nothing: " + error); } return 1;`,
  )

/** Waits until processes have ended, because a killed process does not end at once. Returns whether they have. */
async function isGone(word: string) {
  for (let wait = 0; wait < 200 && processesWith(word).length > 0; wait++) await sleep(20)
  return processesWith(word).length === 0
}

/** Returns the processes of this machine with a word in their command line. */
const processesWith = (word: string) =>
  readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(word)
    } catch {
      return false
    }
  })

const listening = createServer()
afterAll(() => void listening.close())

describe.skipIf(!javaRunner)(`safety J3 there is nothing to be reached from Java${whereJava}`, () => {
  test('no files: the machine’s disk is not visible', async () => {
    for (const file of ['/etc/passwd', '/root', '/home', '/var', '/proc/1/environ']) {
      const { stdout } = await attempt(
        `Object found = new File("${file}").isDirectory() ? Arrays.toString(new File("${file}").list()) : new FileInputStream("${file}").readAllBytes().length;`,
      )
      if (file === '/proc/1/environ') expect(stdout).toMatch(/^(nothing|FOUND 0)/)
      else expect(stdout).toMatch(/^nothing: java\.io\.FileNotFoundException/)
    }
  })

  test('read-only: there is no place to write a library to, and none of the judge’s is loaded', async () => {
    for (const folder of ['/', '/tmp', '/dev', '/dev/shm', String(javaHome?.folder)])
      expect(
        (await attempt(`var found = new File("${folder}/x.so"); new FileOutputStream(found).write(1);`))
          .stdout,
      ).toMatch(/^nothing: java\.io\.FileNotFoundException/)
    expect((await attempt('System.load("/tmp/x.so"); int found = 1;')).stdout).toContain(
      'UnsatisfiedLinkError',
    )
  })

  test('empty environment', async () => {
    const { stdout } = await attempt('var found = System.getenv();')
    expect(stdout).toBe('FOUND {PWD=/}\n')
  })

  test('no network: not even the machine itself', async () => {
    await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
    const { port } = listening.address() as { port: number }
    expect((await attempt(`var found = new java.net.Socket("127.0.0.1", ${port});`)).stdout).toContain(
      'refused',
    )
    expect((await attempt('var found = java.net.InetAddress.getByName("example.org");')).stdout).toContain(
      'UnknownHost',
    )
  })

  test('no files: there is no program to start, and what Java itself starts ends with it', async () => {
    expect((await attempt('var found = Runtime.getRuntime().exec("sh -c id").pid();')).stdout).toContain(
      'error=2',
    )
    const javaFolder = String(javaHome?.folder)
    const mark = `left${process.pid}`
    await run(
      `new ProcessBuilder("${javaFolder}/bin/java", "-D${mark}=1", "-Xmx16m", "-XX:+PauseAtStartup", "-XX:+UnlockDiagnosticVMOptions", "-version").start(); return 1;`,
    )
    expect(await isGone(mark)).toBe(true)
  })

  test('no other processes: a program sees and signals only its own', async () => {
    const { stdout } = await attempt(
      'var found = ProcessHandle.allProcesses().map(ProcessHandle::pid).sorted().toList();',
    )
    // The sandbox contains the first process of bubblewrap, and Java.
    expect(stdout).toMatch(/^FOUND \[1, \d\]\n$/)
  })

  test('modules: no raw memory, and no access to private members', async () => {
    expect((await attempt('var found = Class.forName("sun.misc.Unsafe");')).stdout).toContain(
      'ClassNotFoundException',
    )
    expect(
      (
        await attempt(
          'var field = Thread.class.getDeclaredField("target"); field.setAccessible(true); Object found = field.get(Thread.currentThread());',
        )
      ).stdout,
    ).toContain('InaccessibleObjectException')
  })
})

describe.skipIf(!javaRunner)(`safety J4 an answer cannot be forged from Java${whereJava}`, () => {
  test('printed text is no answer: answers have their own channel', async () => {
    expect(await run('System.out.println("answer\\n1"); System.out.flush(); return 2;')).toMatchObject({
      verdict: 'Wrong Answer',
    })
    expect(await run('System.out.println("answer\\n1"); System.exit(0); return 1;')).toMatchObject({
      verdict: 'Runtime Error',
      reason: 'The program ended before the function returned.',
    })
    expect(await run('Runtime.getRuntime().halt(0); return 1;')).toMatchObject({ verdict: 'Runtime Error' })
  })

  test('modules: the channel and the secret word of a report are out of reach', async () => {
    const channel = await attempt(
      'var make = java.io.FileDescriptor.class.getDeclaredConstructor(int.class); make.setAccessible(true); Object found = make.newInstance(3);',
    )
    expect(channel.stdout).toContain('InaccessibleObjectException')
    const harness = await attempt(
      'var make = Class.forName("judge.Channel").getDeclaredMethod("open"); make.setAccessible(true); Object found = make.invoke(null);',
    )
    expect(harness.stdout).toMatch(/InaccessibleObjectException|IllegalAccess/)
    const reopened = await attempt(
      'var found = new FileOutputStream("/proc/self/fd/3"); found.write("answer\\n1".getBytes());',
    )
    expect(reopened.stdout).toContain('nothing')
  })

  test('an exception that overrides its methods cannot fake a report', async () => {
    const own =
      'static class Own extends RuntimeException { public String getMessage() { throw this; } public StackTraceElement[] getStackTrace() { throw this; } }'
    expect(await run('throw new Own();', {}, own)).toMatchObject({
      verdict: 'Runtime Error',
      reason: 'Solution$Own',
    })
  })
})

describe.skipIf(!javaRunner)(
  `safety J2 J6 bombs in Java have the verdict of what they are${whereJava}`,
  () => {
    test.each([
      ['processor time', 'for (;;) { try { for (;;) n++; } finally { continue; } }', 'Time Limit Exceeded'],
      [
        'processor time, of all threads',
        'for (int i = 0; i < 4; i++) { Thread t = new Thread(() -> { for (;;); }); t.start(); } Thread.sleep(100000); return 1;',
        'Time Limit Exceeded',
      ],
      ['the clock', 'Thread.sleep(1000000); return 1;', 'Time Limit Exceeded'],
      [
        'the heap',
        'long[][] kept = new long[1000][]; for (int i = 0; ; i++) kept[i % 1000] = new long[1 << 20];',
        'Memory Limit Exceeded',
      ],
      [
        'memory beside the heap',
        'List<Object> kept = new ArrayList<>(); for (;;) kept.add(java.nio.ByteBuffer.allocateDirect(1 << 24));',
        'Memory Limit Exceeded',
      ],
      ['output', 'for (;;) System.err.println("x".repeat(10000));', 'Output Limit Exceeded'],
      ['the stack', 'return one(n + 1) + 1;', 'Runtime Error'],
    ])('%s: %s', async (_, body, verdict) => {
      const judged = await run(body, { fuel: 3e6, milliseconds: 12_000 })
      expect(judged.verdict).toBe(verdict)
      expect(judged.result?.memory).toBeLessThan(700e6)
    })

    test('few processes: a thread bomb and a fork bomb stop at the limit', async () => {
      const threads = await run(
        'int made = 0; try { for (;; made++) { Thread t = new Thread(() -> { try { Thread.sleep(100000); } catch (Exception e) {} }); t.setDaemon(true); t.start(); } } catch (Throwable full) { System.out.println(made < 128 ? "few" : "many"); } return 1;',
      )
      expect(threads).toMatchObject({ verdict: 'Accepted', stdout: 'few\n' })
      const mark = `bomb${process.pid}`
      const forks = await run(
        `for (;;) try { new ProcessBuilder("${javaHome?.folder}/bin/java", "-D${mark}=1", "-version").start(); } catch (IOException full) { }`,
        { fuel: 3e6, milliseconds: 12_000 },
      )
      expect(forks.verdict).toMatch(/Time Limit Exceeded|Memory Limit Exceeded|Runtime Error/)
      expect(await isGone(mark)).toBe(true)
    })

    test('the limits also hold for static initialisers', async () => {
      expect(
        await run('return 1;', { fuel: 2e6 }, 'static { for (;;) if (System.nanoTime() == 0) break; }'),
      ).toMatchObject({ verdict: 'Time Limit Exceeded' })
      expect(await run('return 1;', {}, 'static int[] big = new int[2_000_000_000];')).toMatchObject({
        verdict: 'Memory Limit Exceeded',
      })
      expect(await run('return 1;', {}, 'static int zero = 0, bad = 1 / zero;')).toMatchObject({
        verdict: 'Runtime Error',
        original: 'ArithmeticException: / by zero',
        line: 5,
      })
    })

    test('threads that are still running end with the answer', async () => {
      const judged = await run('Thread t = new Thread(() -> { for (;;); }); t.start(); return 1;')
      expect(judged).toMatchObject({ verdict: 'Accepted' })
    })
  },
)

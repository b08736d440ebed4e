import { describe, expect, test } from 'vitest'
import { javaRunner, whereJava } from '../../testing/java.ts'
import { turnList, twoSum } from '../../testing/signatures.ts'
import { judgeSolution } from '../judge-solution.ts'
import type { Limits, Runner } from '../runner.ts'
import type { Signature, TypeName } from '../signature.ts'
import type { Value } from '../value.ts'

const runner = javaRunner as Runner
// Limits of clock and CPU time for a busy machine.
const PATIENT = { milliseconds: 60_000, fuel: 20e6 }

const call = (
  text: string,
  signature: Signature,
  values: Value[],
  answer: Value,
  limits: Partial<Limits> = {},
) =>
  judgeSolution(
    runner,
    'java',
    { text, signature },
    [{ input: { arguments: values }, expected: { answer } }],
    { limits: { ...PATIENT, ...limits } },
  )
const judge = (text: string, stdin: string, stdout: string, limits: Partial<Limits> = {}) =>
  judgeSolution(runner, 'java', { text }, [{ input: { stdin }, expected: { stdout } }], {
    limits: { ...PATIENT, ...limits },
  })
const program = (body: string) =>
  `import java.util.*;\npublic class Main {\n  public static void main(String[] args) throws Exception {\n${body}\n  }\n}`
const solution = (body: string) =>
  `class Solution {\n  int[] twoSum(int[] nums, int target) {\n${body}\n  }\n}`

describe.skipIf(!javaRunner)(`Java: functions${whereJava}`, () => {
  test('a method of Solution is called, with the usual imports', async () => {
    const body = `Map<Integer, Integer> seen = new HashMap<>();
    for (int i = 0; i < nums.length; i++) {
      Integer other = seen.get(target - nums[i]);
      if (other != null) return new int[]{other, i};
      seen.put(nums[i], i);
    }
    return new int[0];`
    expect(await call(solution(body), twoSum, [[2, 7, 11], 9], [0, 1])).toMatchObject({ verdict: 'Accepted' })
    expect(await call(solution(body), twoSum, [[2, 7, 11], 9], [1, 0])).toMatchObject({
      verdict: 'Wrong Answer',
    })
  })

  test('values of every type arrive and return unchanged', async () => {
    const values: [TypeName, string, Value][] = [
      ['int', 'int', -5],
      ['long', 'long', '-9223372036854775808'],
      ['double', 'double', 0.1],
      ['bool', 'boolean', true],
      ['char', 'char', 'x'],
      ['string', 'String', 'ä"\\\n 𝄞'],
      ['int[][]', 'int[][]', [[1], []]],
      ['string[][]', 'String[][]', [['ä"\\\n ', ''], []]],
      ['ListNode', 'ListNode', [3, 1, 2]],
      ['TreeNode', 'TreeNode', [1, null, 2, 3]],
      ['ListNode[]', 'ListNode[]', [[1], [], [2, 3]]],
    ]
    const parameters = values.map(([type], at) => ({ name: `value${at}`, type }))
    for (const [at, [type, java, value]] of values.entries()) {
      const signature: Signature = { name: 'pick', parameters, returns: type }
      const text = `class Solution {\n  ${java} pick(${values.map(([, one], index) => `${one} v${index}`).join(', ')}) { return v${at}; }\n}`
      const given = values.map(([, , one]) => structuredClone(one))
      expect([type, (await call(text, signature, given, structuredClone(value))).verdict]).toEqual([
        type,
        'Accepted',
      ])
    }
  })

  test('nodes may be the learner’s own; the answer of a void function is the parameter that it changed', async () => {
    const own =
      'class ListNode { int val; ListNode next; ListNode(int x) { val = x; } }\nclass Solution { ListNode turn(ListNode head) { ListNode last = null; while (head != null) { ListNode next = head.next; head.next = last; last = head; head = next; } return last; } }'
    expect(await call(own, turnList, [[1, 2, 3]], [3, 2, 1])).toMatchObject({ verdict: 'Accepted' })
    const sort: Signature = { name: 'sort', parameters: [{ name: 'a', type: 'int[]' }], returns: 'void' }
    const text = 'class Solution { public void sort(int[] a) { Arrays.sort(a); } }'
    expect(await call(text, sort, [[3, 1, 2]], [1, 2, 3])).toMatchObject({ verdict: 'Accepted' })
  })

  test('a method with another signature is a compile error that says so', async () => {
    expect(await call('class Solution { int other() { return 1; } }', twoSum, [[1], 1], [])).toMatchObject({
      verdict: 'Compile Error',
      reason: expect.stringContaining('`twoSum` is not as the problem asks for it.'),
      original: expect.stringContaining('cannot find symbol'),
    })
  })

  test('safety J5 a test leaves nothing for the next one', async () => {
    const text = solution(
      'seen++; System.setProperty("left", "x"); return new int[]{seen};\n  }\n  static int seen; {',
    )
    const test = { input: { arguments: [[1], 1] }, expected: { answer: [1] } }
    const { tests } = await judgeSolution(runner, 'java', { text, signature: twoSum }, [test, test], {
      limits: PATIENT,
    })
    expect(tests.map(({ verdict }) => verdict)).toEqual(['Accepted', 'Accepted'])
  })
})

describe.skipIf(!javaRunner)(`Java: programs and their verdicts${whereJava}`, () => {
  test.each([
    ['Accepted', 'System.out.println(new Scanner(System.in).nextInt() + 1);'],
    ['Accepted', 'System.out.print(2); System.exit(0);'],
    ['Accepted', 'new Thread(() -> System.out.print(2)).start();'],
    ['Wrong Answer', 'System.out.println(3);'],
    ['Time Limit Exceeded', 'for (long x = 0; x >= 0; x += 2) if (x == 1) return;'],
    ['Memory Limit Exceeded', 'List<int[]> kept = new ArrayList<>(); for (;;) kept.add(new int[1_000_000]);'],
    ['Output Limit Exceeded', 'for (;;) System.out.println("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx");'],
    ['Runtime Error', 'System.out.print(2); System.exit(3);'],
    ['Runtime Error', 'System.out.print(2); throw new IllegalStateException("no");'],
    ['Runtime Error', 'Object o = "a"; Integer i = (Integer) o;'],
    ['Compile Error', 'int x = "a";'],
  ])('safety J1 %s: %s', async (verdict, body) => {
    const judged = await judge(program(body), '1', '2', {
      fuel: verdict === 'Time Limit Exceeded' ? 1e6 : 20e6,
    })
    expect(judged).toMatchObject({ verdict })
    // Verdicts that depend on the clock may differ on another machine.
    if (verdict === 'Time Limit Exceeded')
      expect(judged).toMatchObject({ undecided: true, reason: 'It took more than 1.0 s of processor time.' })
  })

  test('errors and stack traces have the learner’s lines and columns', async () => {
    expect(await judge(program('int x = "a";'), '', '')).toMatchObject({ line: 4 })
    const first = await call('class Solution { int twoSum() { return x; } }', twoSum, [[1], 1], [])
    expect(first.diagnostics[0]).toMatchObject({ line: 1, column: 40, severity: 'error' })
    const thrown = await call(
      solution('return Objects.requireNonNull(nums).length > 0\n? new int[]{nums[target]} : null;'),
      twoSum,
      [[1], 9],
      [],
    )
    expect(thrown).toMatchObject({
      verdict: 'Runtime Error',
      reason: 'Index 9 is asked for, but the last one is 0: there is one value, and indexes begin at 0.',
      original: 'ArrayIndexOutOfBoundsException: Index 9 out of bounds for length 1',
      line: 4,
    })
    expect(thrown.tests[0]?.result.stderr).toBe(
      'Exception in thread "main" ArrayIndexOutOfBoundsException: Index 9 out of bounds for length 1\n\tat Solution.twoSum(Solution.java:4)\n',
    )
    expect(await judge('class Other {}', '', '')).toMatchObject({
      verdict: 'Compile Error',
      reason: expect.stringContaining('There is no class Main'),
    })
  })

  test('safety J2 endless recursion is a runtime error, deep recursion is not', async () => {
    const depth = (to: string) =>
      `public class Main {\n  static int f(int n) { return n == ${to} ? 0 : f(n + 1) + 1; }\n  public static void main(String[] a) { System.out.println(f(0)); }\n}`
    expect(await judge(depth('-1'), '', '')).toMatchObject({
      verdict: 'Runtime Error',
      reason: 'The recursion is too deep. Which `if` ends it?',
      undecided: true,
    })
    expect(await judge(depth('100000'), '', '100000')).toMatchObject({ verdict: 'Accepted' })
  })

  test('safety J2 a source that is too much for the compiler, or too long, is never an Internal Error', async () => {
    for (const value of [`${'1+'.repeat(30_000)}1`, `${'('.repeat(30_000)}1${')'.repeat(30_000)}`])
      expect(['Wrong Answer', 'Compile Error']).toContain(
        (await judge(program(`int x = ${value};`), '', '1')).verdict,
      )
    expect(await judge(' '.repeat(66_000), '', '')).toMatchObject({
      reason: expect.stringContaining('64 KiB'),
    })
  })
})

import { describe, expect, test } from 'vitest'
import { ANSWER_LENGTH, readAnswer } from './answer.ts'
import { readResult } from './read-result.ts'
import type { RunResult } from './runner.ts'
import type { TypeName } from './signature.ts'
import type { Value } from './value.ts'
import { judgeRun, TOO_MUCH_TO_CHECK } from './verdict.ts'

const returning = (returns: TypeName) => ({ name: 'f', parameters: [], returns })
const ran = (answer: unknown): RunResult => ({
  ...{ ending: 'finished', stdout: '', stderr: '', fuel: 1, memory: 0, milliseconds: 1 },
  answer: JSON.stringify(answer),
})

describe('RES-341 an answer has one form for each value, and is of its type', () => {
  test.each<[TypeName, unknown, Value]>([
    ['int', '5', 5],
    ['int[][]', [['1', 2], []], [[1, 2], []]],
    ['long', '5', 5],
    ['long', '-007', -7],
    ['long', '9007199254740993', '9007199254740993'],
    ['long[]', ['-9223372036854775808', '3'], ['-9223372036854775808', 3]],
    ['string', '5', '5'],
    ['ListNode', ['1', 2], [1, 2]],
    ['TreeNode', [1, null, '2', null, null], [1, null, 2]],
    ['TreeNode', [null], []],
  ])('%s: %j is %j', (type, given, answer) => {
    expect(readAnswer(JSON.stringify(given), returning(type))).toEqual({ answer })
  })

  test.each<[TypeName, unknown, string]>([
    ['int', 2 ** 31, '2147483648, which is no int.'],
    ['int', '99999999999', '99999999999, which is no int.'],
    ['int', '1.5', '"1.5", which is no int.'],
    ['long', '9223372036854775808', '"9223372036854775808", which is no long.'],
    ['double', 'NaN', '"NaN", which is no double.'],
    ['double', '1', '"1", which is no double.'],
    ['bool', 1, '1, which is no bool.'],
    ['char', 'ab', '"ab", which is no char.'],
    ['string', ['a'], '["a"], which is no string.'],
    ['int[]', { length: 0, every: 1 }, '{…}, which is no int[].'],
    ['int[]', [[1]], '[1], which is no int[].'],
    ['ListNode', [1, null, 2], '[1,null,2], which is no ListNode.'],
    ['TreeNode', [1, null, null, 2], '[1,null,null,2], which is no TreeNode.'],
    ['TreeNode', null, 'null, which is no TreeNode.'],
  ])('%s: %j is refused', (type, given, words) => {
    expect(readAnswer(JSON.stringify(given), returning(type))).toEqual({
      fault: `The function returned ${words}`,
    })
  })

  test('what is no JSON, what is too long, too deep, or not there', () => {
    const type = returning('int[]')
    expect(readAnswer('[1,', type)).toEqual({ fault: 'The function returned something, which is no int[].' })
    expect(readAnswer('['.repeat(1e6) + ']'.repeat(1e6), type)).toHaveProperty('fault')
    expect(readAnswer(' '.repeat(ANSWER_LENGTH + 1), type)).toEqual({
      fault: 'The answer is longer than 8 MiB.',
    })
    expect(readAnswer(undefined, type)).toHaveProperty('fault')
  })
})

test('RES-341 a check gets values of the type alone, and what is none is a Wrong Answer that it never sees', () => {
  const seen: unknown[] = []
  const checker = ({ answer }: { answer: Value | undefined }) => {
    seen.push(answer)
    return { ok: true }
  }
  const signature = returning('int[]')
  expect(judgeRun(ran(['0', '1']), { checker }, signature).verdict).toBe('Accepted')
  expect(judgeRun(ran([[0]]), { checker }, signature)).toEqual({
    verdict: 'Wrong Answer',
    reason: 'The function returned [0], which is no int[].',
  })
  expect(judgeRun({ ...ran(1), answer: '{' }, { answer: [1] }, signature).verdict).toBe('Wrong Answer')
  expect(seen).toEqual([[0, 1]])
})

test('RES-341 a check of a club’s own that takes too much of an answer is no Internal Error', () => {
  const checker = () => {
    throw Object.assign(new Error('it takes too long'), { name: 'EnclosureEnded' })
  }
  expect(judgeRun(ran([]), { checker }, returning('int[]'))).toEqual(TOO_MUCH_TO_CHECK)
})

describe('RES-342 what says of itself that it is a result is held against what a result is', () => {
  const { answer: _, ...whole } = ran(1)
  test('a whole one stays as it is', () => {
    expect(readResult({ ...whole, line: 3, reason: 'no', talk: 'a' }, { output: 10 })).toEqual({
      ...whole,
      line: 3,
      reason: 'no',
      talk: 'a',
    })
  })
  test.each<[string, object]>([
    ['no object', []],
    ['an unknown ending', { ...whole, ending: 'accepted' }],
    ['a name too many', { ...whole, verdict: 'Accepted' }],
    ['no output', { ...whole, stdout: undefined }],
    ['output that is no text', { ...whole, stdout: { length: 0 } }],
    ['more output than it may have', { ...whole, stdout: 'x'.repeat(11) }],
    ['an answer that is a value', { ...whole, answer: [1] }],
    ['fuel below nothing', { ...whole, fuel: -1 }],
    ['a line that is a text', { ...whole, line: '3' }],
  ])('%s is a Runtime Error', (_, data) => {
    const { ending, reason } = readResult(data, { output: 10 })
    expect([ending, reason]).toEqual([
      'failed',
      'The program handed over something that the judge cannot read.',
    ])
  })
  test('an answer that is too long is too much output', () => {
    const answer = ' '.repeat(ANSWER_LENGTH + 1)
    expect(
      judgeRun(readResult({ ...whole, answer }, { output: 10 }), { answer: 1 }, returning('int')),
    ).toEqual({
      verdict: 'Output Limit Exceeded',
      reason: 'The answer is longer than 8 MiB.',
    })
  })
})

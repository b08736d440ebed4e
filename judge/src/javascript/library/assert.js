// Node's `assert`, as far as programs check themselves by it.
;(_, load) => {
  const { isSame, isLoosely, inspect } = load('util')
  class AssertionError extends Error {
    constructor({ message, actual, expected, operator }) {
      super(message ?? `${inspect(actual)} ${operator} ${inspect(expected)}`)
      this.name = 'AssertionError'
      Object.assign(this, { code: 'ERR_ASSERTION', actual, expected, operator })
    }
  }
  /** A message may be an error, which is thrown itself. */
  function hold(holds, message, actual, expected, operator) {
    if (holds) return
    throw message instanceof Error ? message : new AssertionError({ message, actual, expected, operator })
  }
  const assert = (value, message) => hold(value, message ?? 'The assertion does not hold.', value, true, '==')
  const by = (same, operator) => (one, other, message) =>
    hold(same(one, other), message, one, other, operator)
  const no = (same) => (one, other) => !same(one, other)
  const [deeply, strictly] = [false, true].map((isStrict) => (one, other) => isSame(one, other, isStrict))

  /** Whether an error is as it should be: of a class, with a message, or what a function says of it. */
  function fits(error, wanted) {
    if (wanted === undefined || typeof wanted === 'string') return true
    if (wanted instanceof RegExp) return wanted.test(String(error))
    if (typeof wanted !== 'function')
      return Object.entries(wanted).every(([name, value]) =>
        value instanceof RegExp ? value.test(String(error[name])) : deeply(error[name], value),
      )
    const isClass = wanted.prototype !== undefined && (wanted === Error || wanted.prototype instanceof Error)
    return isClass ? error instanceof wanted : wanted(error) === true
  }
  function throws(act, wanted, message) {
    let thrown
    try {
      act()
    } catch (error) {
      thrown = { error }
    }
    hold(thrown, message ?? 'Missing expected exception.', undefined, wanted, 'throws')
    if (!fits(thrown.error, wanted)) throw thrown.error
  }
  async function rejects(act, wanted, message) {
    const thrown = await (typeof act === 'function' ? act() : act).then(
      () => undefined,
      (error) => ({ error }),
    )
    hold(thrown, message ?? 'Missing expected rejection.', undefined, wanted, 'rejects')
    if (!fits(thrown.error, wanted)) throw thrown.error
  }
  Object.assign(assert, {
    ok: assert,
    AssertionError,
    ...{ equal: by(isLoosely, '=='), notEqual: by(no(isLoosely), '!=') },
    ...{ strictEqual: by(Object.is, '==='), notStrictEqual: by(no(Object.is), '!==') },
    ...{ deepEqual: by(deeply, 'deepEqual'), notDeepEqual: by(no(deeply), 'notDeepEqual') },
    ...{
      deepStrictEqual: by(strictly, 'deepStrictEqual'),
      notDeepStrictEqual: by(no(strictly), 'notDeepStrictEqual'),
    },
    ...{ throws, rejects, doesNotThrow: (act) => act() },
    match: (text, wanted, message) => hold(wanted.test(text), message, text, wanted, 'match'),
    fail: (message = 'Failed') => hold(false, message),
    ifError: (error) => hold(error === null || error === undefined, error),
  })
  assert.strict = Object.assign((...values) => assert(...values), assert, {
    ...{ equal: assert.strictEqual, notEqual: assert.notStrictEqual },
    ...{ deepEqual: assert.deepStrictEqual, notDeepEqual: assert.notDeepStrictEqual },
  })
  return assert
}

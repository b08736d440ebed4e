type Result<T, E = Error> = { ok: true; value: T } | { ok: false; error: E }
const ok = <T>(value: T): Result<T, never> => ({ ok: true, value })
const err = <E>(error: E): Result<never, E> => ({ ok: false, error })
class AppError extends Error {
  override readonly name: string = 'AppError'
  constructor(message: string, readonly code: number, options?: ErrorOptions) {
    super(message, options)
  }
}
class NotFound extends AppError {
  override readonly name = 'NotFound'
  constructor(what: string) {
    super(`${what} not found`, 404)
  }
}
function parseAge(s: string): Result<number, string> {
  const n = Number(s)
  if (!s.trim() || Number.isNaN(n)) return err(`"${s}" is no number`)
  if (n < 0 || n > 150) return err(`${n} is out of range`)
  return ok(n)
}
const map = <T, U, E>(r: Result<T, E>, f: (t: T) => U): Result<U, E> => (r.ok ? ok(f(r.value)) : r)
for (const s of ['42', 'abc', '-5', '', '7.5']) console.log(map(parseAge(s), (n) => n + 1))
try {
  throw new NotFound('page')
} catch (e) {
  if (e instanceof AppError) console.log(e.name, e.code, e.message, e instanceof NotFound, `${e}`)
}
const attempt = <T>(f: () => T): Result<T, unknown> => {
  try {
    return ok(f())
  } catch (e) {
    return err(e)
  }
}
console.log(attempt(() => JSON.parse('[1, {"a": 2}]')))
const bad = attempt(() => (null as unknown as string).length)
console.log(bad.ok, !bad.ok && (bad.error as Error).constructor.name)
const wrapped = new AppError('outer', 500, { cause: new TypeError('inner') })
console.log((wrapped.cause as Error).message, Object.keys(wrapped))
const all = <T, E>(rs: Result<T, E>[]): Result<T[], E> => rs.reduce<Result<T[], E>>((acc, r) => (!acc.ok ? acc : r.ok ? ok([...acc.value, r.value]) : r), ok([]))
console.log(all(['1', '2'].map(parseAge)), all(['1', 'x', '-1'].map(parseAge)))

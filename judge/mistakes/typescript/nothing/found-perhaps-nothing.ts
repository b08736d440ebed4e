type Result = { ok: true; value: number } | { ok: false; error: string }
function problem(result: Result): string {
  return result.ok ? '' : result.error
}
const words = ['cat', 'tiger']
const long = words.find((word) => word.length > 4)
console.log(long.length, problem({ ok: true, value: 1 }))
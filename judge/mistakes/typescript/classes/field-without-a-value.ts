type Result = { ok: true; value: number } | { ok: false; error: string }
function problem(result: Result): string {
  return result.ok ? '' : result.error
}
class Counter {
  count: number
}
console.log(new Counter(), problem({ ok: true, value: 1 }))
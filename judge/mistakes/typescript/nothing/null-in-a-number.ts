type Result = { ok: true; value: number } | { ok: false; error: string }
function problem(result: Result): string {
  return result.ok ? '' : result.error
}
let best: number = null
console.log(best, problem({ ok: true, value: 1 }))
type Result = { ok: true; value: number } | { ok: false; error: string }
function problem(result: Result): string {
  return result.ok ? '' : result.error
}
let total: number
console.log(total, problem({ ok: true, value: 1 }))
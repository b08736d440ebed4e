type Result = { ok: true; value: number } | { ok: false; error: string }
function problem(result: Result): string {
  return result.ok ? '' : result.error
}
const counts = {}
counts['a'] = 1
console.log(counts, problem({ ok: true, value: 1 }))
type Result = { ok: true; value: number } | { ok: false; error: string }
function problem(result: Result): string {
  return result.ok ? '' : result.error
}
const line = readline()
console.log(line.length, problem({ ok: true, value: 1 }))
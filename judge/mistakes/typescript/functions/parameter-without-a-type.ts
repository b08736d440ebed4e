type Result = { ok: true; value: number } | { ok: false; error: string }
function problem(result: Result): string {
  return result.ok ? '' : result.error
}
function double(n) {
  return n * 2
}
console.log(double(2), problem({ ok: true, value: 1 }))
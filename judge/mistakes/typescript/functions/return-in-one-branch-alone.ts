type Result = { ok: true; value: number } | { ok: false; error: string }
function problem(result: Result): string {
  return result.ok ? '' : result.error
}
function sign(n: number): string {
  if (n > 0) return 'positive'
  if (n < 0) return 'negative'
}
console.log(sign(2), problem({ ok: true, value: 1 }))
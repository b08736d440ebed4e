type Result = { ok: true; value: number } | { ok: false; error: string }
function problem(result: Result): string {
  return result.ok ? '' : result.error
}
function double(n: number) {
  return n * 2
}
const ages = new Map<string, number>()
console.log(double(ages.get('Ada')), problem({ ok: true, value: 1 }))
type Result = { ok: true; value: number } | { ok: false; error: string }
function problem(result: Result): string {
  return result.ok ? '' : result.error
}
interface Item {
  value: number
  next: Item | null
}
const last: Item = { value: 1, next: null }
console.log(last.next.value, problem({ ok: true, value: 1 }))
type Result = { ok: true; value: number } | { ok: false; error: string }
function problem(result: Result): string {
  return result.ok ? '' : result.error
}
interface Button {
  press?: () => void
}
const button: Button = {}
button.press()
console.log(problem({ ok: true, value: 1 }))
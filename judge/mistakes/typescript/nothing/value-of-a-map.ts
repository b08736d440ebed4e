type Result = { ok: true; value: number } | { ok: false; error: string }
function problem(result: Result): string {
  return result.ok ? '' : result.error
}
const ages = new Map<string, number>([['Ada', 17]])
const age = ages.get('Ada')
console.log(age + 1, problem({ ok: true, value: 1 }))
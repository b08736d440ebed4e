type Result = { ok: true; value: number } | { ok: false; error: string }
function problem(result: Result): string {
  return result.ok ? '' : result.error
}
const ages = { ada: 17, ben: 18 }
const who: string = 'ada'
console.log(ages[who], problem({ ok: true, value: 1 }))
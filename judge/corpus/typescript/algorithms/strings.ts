const isAnagram = (a: string, b: string): boolean => [...a].sort().join() === [...b].sort().join()
function compress(s: string): string {
  return s.replace(/(.)\1+/g, (run: string, ch: string) => `${ch}${run.length}`)
}
function prefixFunction(s: string): number[] {
  const pi: number[] = [0]
  for (let i = 1; i < s.length; i++) {
    let j: number = pi[i - 1]!
    while (j > 0 && s[i] !== s[j]) j = pi[j - 1]!
    pi.push(s[i] === s[j] ? j + 1 : j)
  }
  return pi
}
const indexesOf = (needle: string, hay: string): number[] =>
  prefixFunction(`${needle}\0${hay}`).flatMap((v, i) => (v === needle.length ? [i - 2 * needle.length] : []))
const frequency = (s: string): Record<string, number> => [...s].reduce<Record<string, number>>((f, c) => ({ ...f, [c]: (f[c] ?? 0) + 1 }), {})
function wrap(text: string, width: number): string[] {
  return text.split(' ').reduce<string[]>((lines, w) => {
    const last = lines.pop() ?? ''
    return (last + ' ' + w).trim().length <= width ? [...lines, `${last} ${w}`.trim()] : [...lines, last, w]
  }, [])
}
const toTitle = <S extends string>(s: S): Capitalize<S> => (s.charAt(0).toUpperCase() + s.slice(1)) as Capitalize<S>
console.log(isAnagram('listen', 'silent'), compress('aaabccdddd'), prefixFunction('abacabab'), indexesOf('aba', 'abababa xaba'))
console.log(frequency('mississippi'), wrap('the quick brown fox jumps over the lazy dog', 12), toTitle('hello'))
console.log('Crème'.normalize('NFD').replace(/\p{M}/gu, ''), [...'👍🏽a'].length, 'ß'.toUpperCase(), 'x'.codePointAt(0)?.toString(16))
const roman: readonly [string, number][] = [['M', 1000], ['CM', 900], ['D', 500], ['CD', 400], ['C', 100], ['XC', 90], ['L', 50], ['XL', 40], ['X', 10], ['IX', 9], ['V', 5], ['IV', 4], ['I', 1]]
const toRoman = (n: number): string => roman.reduce((s, [r, v]) => { const k = Math.floor(n / v); n %= v; return s + r.repeat(k) }, '')
console.log([1994, 2024, 49].map(toRoman), ['b', 'a', 'C'].sort(), 'one  two'.split(/\s+/), 'abc'.localeCompare('abd'))
console.log(encodeURI('a b?c=d&é'), 'tEST'.replace(/^./, (c) => c.toUpperCase()).replace(/(?<=^.).*/, (r) => r.toLowerCase()), 'a,b;c'.split(/[,;]/))

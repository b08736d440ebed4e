const who = 'world', n = 3;
console.log(`hello ${who} ${n > 2 ? `many (${n})` : 'few'}`, `line one
  line two`, `\${escaped} \u0041 ${[1, [2, 3]]} ${{}} ${null}`);
const html = (s, ...v) => s.reduce((out, part, i) => out + part + (i < v.length ? String(v[i]).replace(/[<>&]/g, (c) => `&#${c.charCodeAt(0)};`) : ''), '');
console.log(html`<p>${'<b>&'}</p><i>${42}</i>`, String.raw`\n${1}\t`, ((s) => s.raw)`a\nb`);
const table = [['id', 'name'], [1, 'Ann'], [20, 'Bo']];
const w = table[0].map((_, j) => Math.max(...table.map((r) => `${r[j]}`.length)));
console.log(table.map((r) => r.map((c, j) => `${c}`[typeof c === 'number' ? 'padStart' : 'padEnd'](w[j])).join(' | ')).join('\n'));
for (let i = 1; i <= 4; i++) console.log(`${' '.repeat(4 - i)}${'*'.repeat(2 * i - 1)}`);
console.log(`${(() => 'iife')()} ${typeof `x`} ${`a` + `b`} ${[..."xy"].map((c) => `${c}${c}`)}`);

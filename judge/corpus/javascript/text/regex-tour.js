const log = `2024-01-15 ERROR [db] timeout after 30s
2024-01-16 INFO [web] started on port 8080
2024-02-01 ERROR [web] 500 on /api/items?id=7`;
const re = /^(?<date>\d{4}-\d{2}-\d{2}) (?<level>[A-Z]+) \[(?<src>\w+)\] (?<msg>.*)$/gm;
for (const { groups, index } of log.matchAll(re)) console.log(index, { ...groups });
console.log(log.match(/ERROR/g).length, log.match(/port (\d+)/), 'abc'.match(/x/), log.search(/INFO/));
console.log('2024-01-15'.replace(/(\d+)-(\d+)-(\d+)/, '$3/$2/$1'), 'aaa'.replace('a', 'b'), 'x-y_z'.split(/[-_]/), 'a1b22'.split(/(\d+)/));
console.log('camelCaseString'.replace(/[A-Z]/g, (c) => '_' + c.toLowerCase()), 'snake_case_it'.replace(/_(\w)/g, (_, c) => c.toUpperCase()));
console.log('John Smith'.replace(/(?<first>\w+) (?<last>\w+)/, '$<last>, $<first>'), '$1'.replace('$1', '$$2$&'));
const sticky = /\d/y;
sticky.lastIndex = 1;
console.log(sticky.test('a1b'), sticky.lastIndex, sticky.test('a1b'), /a.c/s.test('a\nc'), /\u{1F600}/u.test('😀'), /^\p{Lu}/u.test('École'));
console.log(/(?<=\$)\d+/.exec('cost $42')[0], /\d+(?!px)\b/.exec('10px 20em')?.[0], /(a+)+b/.test('aaaaab'), /(\w)\1/.exec('hello')[0]);
const g = /o/g;
console.log(g.exec('foo').index, g.exec('foo').index, g.exec('foo'), g.flags, g.source, String(/a\/b/i), new RegExp('a/b', 'g'));
const tokens = 'let x1 = 3.5 * (y + 42);'.match(/\s*(\d+\.?\d*|\w+|[^\s\w])/g).map((t) => t.trim());
console.log(tokens, [...'a-b-c'.matchAll(/-/g)].map((m) => m.index));
console.log('1234567.891'.replace(/\B(?=(\d{3})+(?!\d))/g, ','), 'tel: 555-1234'.replace(/\D/g, ''), 'aBc'.replace(/b/i, (m, off, s) => `[${m}${off}${s}]`));
console.log(/^[\w.+-]+@[\w-]+\.[\w.]+$/.test('a.b+c@d-e.co.uk'), /^(?:\d{1,3}\.){3}\d{1,3}$/.test('1.2.3'), 'x'.replace(/(y)?x/, '[$1]'));

const prefix = (s) => { const p = [0]; for (let i = 1; i < s.length; i++) { let j = p[i - 1]; while (j && s[i] !== s[j]) j = p[j - 1]; p.push(s[i] === s[j] ? j + 1 : j); } return p; };
const zf = (s) => { const z = [s.length]; for (let i = 1, l = 0, r = 0; i < s.length; i++) { z[i] = i < r ? Math.min(r - i, z[i - l]) : 0; while (s[z[i]] === s[i + z[i]] && i + z[i] < s.length) z[i]++; if (i + z[i] > r) [l, r] = [i, i + z[i]]; } return z; };
console.log(prefix('aabaaab').join(), zf('aaabaab').join());
const find = (p, t) => prefix(`${p}\u0000${t}`).flatMap((v, i) => (v === p.length ? i - 2 * p.length : []));
console.log(find('ana', 'bananarama ananas'), find('zz', 'abc'), find('aa', 'aaaa'));
for (const s of ['abcabc', 'aaaa', 'abcd']) { const k = s.length - prefix(s).at(-1); console.log(s, s.length % k ? s.length : k); }
const suffixes = (s) => [...s].map((_, i) => i).sort((a, b) => (s.slice(a) < s.slice(b) ? -1 : 1));
const sa = suffixes('mississippi');
console.log(sa.join(), sa.slice(1).map((x, i) => { let k = 0; while ('mississippi'[x + k] && 'mississippi'[x + k] === 'mississippi'[sa[i] + k]) k++; return k; }).join());
const M = (1n << 61n) - 1n;
const hash = (s) => [...s].reduce((h, c) => (h * 131n + BigInt(c.charCodeAt(0))) % M, 7n);
console.log(hash('hello'), hash('') === 7n, new Set('abcde'.split('').map(hash)).size);
const dict = ['cat', 'cats', 'and', 'sand', 'dog'];
const breaks = (s) => (s ? dict.filter((w) => s.startsWith(w)).flatMap((w) => breaks(s.slice(w.length)).map((r) => [w, ...r])) : [[]]);
console.log(breaks('catsanddog').map((b) => b.join(' ')), breaks('catz'));
const lev = (a, b) => (a && b ? (a[0] === b[0] ? lev(a.slice(1), b.slice(1)) : 1 + Math.min(lev(a.slice(1), b), lev(a, b.slice(1)), lev(a.slice(1), b.slice(1)))) : a.length + b.length);
console.log(lev('kitten', 'sitten'), ['apple', 'aple', 'maple'].sort((x, y) => lev('appel', x) - lev('appel', y) || x.localeCompare(y)));

const clean = (s) => s.toLowerCase().replace(/[^a-z0-9]/g, '');
const isPal = (s, l = 0, r = s.length - 1) => l >= r || (s[l] === s[r] && isPal(s, l + 1, r - 1));
require('fs').readFileSync(0, 'utf8').split('\n').filter(Boolean).forEach((line, i) => {
  const c = clean(line);
  let best = '';
  for (let m = 0; m < 2 * c.length; m++) {
    let l = m >> 1, r = l + (m & 1);
    while (l >= 0 && c[l] === c[r] && r < c.length) l--, r++;
    if (r - l - 1 > best.length) best = c.slice(l + 1, r);
  }
  console.log(`${i + 1}.`, isPal(c), best, [...c].sort().join('').replace(/(.)\1*/g, (m, x) => x + (m.length > 1 ? m.length : '')));
});
const groups = Object.values(['stop', 'tops', 'cat', 'act', 'dog', 'pots'].reduce((g, w) => { const k = [...w].sort(); (g[k] ||= []).push(w); return g; }, {}));
console.log(groups, groups.flat().length);
const vowels = { a: 0, e: 0, i: 0, o: 0, u: 0 };
for (const c of 'programming is fun and educational') if (c in vowels) vowels[c]++;
console.log(vowels, Object.entries(vowels).filter(([, n]) => n).sort((x, y) => y[1] - x[1])[0]);

import { describe, expect, test } from 'vitest'
import { openRunner } from '../../testing/open-runner.ts'

const { runner } = openRunner('cpp', { compileMilliseconds: 120_000 })
const program = (main: string, before = '') =>
  `#include <bits/stdc++.h>\nusing namespace std;\n${before}\nint main() {\n${main}\n}\n`

async function trial(text: string, limits = {}) {
  const compiled = await runner.compile('cpp', { text, checked: true })
  if (!compiled.ok) throw new Error(JSON.stringify(compiled))
  const [result] = await runner.run(compiled.artifact, [{ stdin: '' }], {
    milliseconds: 120_000,
    ...limits,
  })
  return { ...result, diagnostics: compiled.diagnostics }
}

describe('RES-34 a trial run finds what is read at the end of a container', () => {
  test.each([
    ['set<int> s{1, 2};', '*s.find(3)'],
    ['set<int> s;', '*s.begin()'],
    ['map<string, int> s{{"a", 1}};', 's.find("b")->second'],
    ['multiset<long> s{5};', '*s.lower_bound(6)'],
    ['auto& s = *new set<int>{1};', '*s.end()'],
    ['vector<set<int>> all(3, {1}); set<int>& s = all[1];', '*next(s.begin())'],
    ['set<int> s{1};', '*s.erase(s.begin())'],
    ['set<int> s{1}; auto it = s.end(); ++it;', '*it'],
    ['list<int> s{1, 2};', '*s.end()'],
    ['list<int> s;', '*s.begin()'],
    ['map<int, list<int>> all; list<int>& s = all[1]; s = {1};', '*next(s.begin())'],
  ])('RES-34 %s %s', async (made, read) => {
    const found = await trial(program(`${made}\n  cout << ${read};`))
    expect(found).toMatchObject({ ending: 'failed', reason: expect.stringMatching(/^`end\(\)` is behind/) })
    expect([5, 6]).toContain(found.line)
  })

  test('RES-34 erasing the end is told', async () => {
    const found = await trial(program('set<int> s{1};\n\n  s.erase(s.find(2));'))
    expect(found).toMatchObject({ line: 7, reason: expect.stringMatching(/^`end\(\)` is behind/) })
  })

  test('RES-34 what was erased is told as that', async () => {
    const found = await trial(
      program('set<int> s{1, 2};\n  auto it = s.begin(); s.erase(it);\n  cout << *it;'),
    )
    expect(found).toMatchObject({ line: 7, reason: expect.stringMatching(/after it was freed/) })
  })

  test('RES-34 what is right stays so, wherever a program takes its memory', async () => {
    const pool = `char pool[1 << 20]; size_t used;
void* operator new(size_t bytes) { void* at = pool + used; used += (bytes + 23) / 16 * 16; return at; }
void operator delete(void*) noexcept {}`
    const main = `set<int> s{3, 1, 2}; list<int> l{7, 8}; map<int, set<int>> m; m[1] = s; m[2] = {9};
for (int x : s) cout << x; for (int x : l) cout << x; for (auto& [k, v] : m) for (int x : v) cout << k << x;
l.splice(l.begin(), l, prev(l.end())); cout << *l.begin() << *s.rbegin() << *prev(s.end());
auto node = s.extract(2); s.insert(move(node)); s.erase(s.begin(), s.find(3)); cout << *s.begin();
l.sort(); l.reverse(); l.remove(8); cout << l.back();`
    const right = { ending: 'finished', stdout: '1237811121329833'.concat('37') }
    expect(await trial(program(main))).toMatchObject(right)
    expect(await trial(program(main, pool))).toMatchObject(right)
  })
})

describe('RES-35 a trial run finds what is copied, filled and joined beside its block', () => {
  test.each([
    ['memset(a, 0, 5 * sizeof(long));'],
    ['memcpy(a, b, 40);'],
    ['memmove(b, a + 3, 20);'],
    ['strcpy(t, "longer than that");'],
    ['strcpy(t, "some"); strcat(t, "thing");'],
    ['fill_n(a, 6, 1);'],
  ])('RES-35 %s', async (wrong) => {
    const made = 'int* a = new int[5]; int* b = new int[9]; char* t = (char*)malloc(8);'
    const found = await trial(program(`${made}\n  ${wrong}`))
    expect(found).toMatchObject({
      ending: 'failed',
      line: 6,
      reason: expect.stringMatching(/^Memory beside what/),
    })
  })

  test('RES-35 into an array, the compiler tells it', async () => {
    const { diagnostics } = await trial(program('char t[5];\n  strcpy(t, "too long");\n  puts(t);'))
    expect(diagnostics).toMatchObject([
      {
        line: 6,
        message: '`strcpy` writes 9 bytes where there is room for 5. The end of a text takes one, too.',
      },
    ])
  })

  test('RES-35 what fits is no obstacle', async () => {
    const main = `struct Big { int all[100]; }; Big one{}; one.all[99] = 4; auto other = new Big(one); *other = one;
int* a = new int[5]; memset(a, 1, 20); memcpy(a, a + 4, 4); memmove(a + 1, a, 16); vector<Big> v(9, one); v.push_back(one);
char* t = new char[8]; strcpy(t, "seven!!"); t[3] = 0; strcat(t, "four"); cout << t << a[4] << v[9].all[99] << other->all[99];`
    expect(await trial(program(main))).toMatchObject({ ending: 'finished', stdout: 'sevfour1684300944' })
  })
})

describe('RES-36 a recursion that is too deep only with checks', () => {
  test('RES-36 is run again without them', async () => {
    const text = program(
      `vector<vector<char>> grid(400, vector<char>(400, '.')); cout << fill(grid, 0, 0);`,
      `int fill(vector<vector<char>>& g, int r, int c) { if (r < 0 || c < 0 || r >= (int)g.size() || c >= (int)g[0].size() || g[r][c] != '.') return 0;
g[r][c] = '#'; return 1 + fill(g, r + 1, c) + fill(g, r - 1, c) + fill(g, r, c + 1) + fill(g, r, c - 1); }`,
    )
    expect(await trial(text)).toMatchObject({ ending: 'finished', stdout: '160000' })
  })

  test('RES-36 without an end is told with its line', async () => {
    const found = await trial(
      program('cout << down(1);', 'int down(int n) {\n  return down(n + 1) * 2 + down(n + 2); }'),
    )
    expect(found).toMatchObject({ ending: 'out of stack', line: 4 })
  })
})

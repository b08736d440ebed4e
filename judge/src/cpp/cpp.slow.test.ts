import { describe, expect, test } from 'vitest'
import { openRunner } from '../../testing/open-runner.ts'
import { everyType, same } from '../../testing/signatures.ts'

const { run, call } = openRunner('cpp', { compileMilliseconds: 60_000 })
const program = (body: string) => `#include <bits/stdc++.h>\nusing namespace std;\nint main() {\n${body}\n}`

describe('C++, every way', () => {
  test('reading and writing by streams, by the C library and by both give the same', async () => {
    const ways = [
      'int n, s = 0, x; cin >> n; while (n--) { cin >> x; s += x; } cout << s << endl;',
      'ios::sync_with_stdio(false); cin.tie(nullptr); int n, s = 0, x; cin >> n; while (n--) { cin >> x; s += x; } cout << s << "\\n";',
      'int n, s = 0, x; scanf("%d", &n); while (n--) { scanf("%d", &x); s += x; } printf("%d\\n", s);',
      'int n, s = 0, x; scanf("%d", &n); while (n--) { cin >> x; s += x; } cout << s; printf("\\n");',
      'string line; getline(cin, line); int s = 0, x; while (cin >> x) s += x; cout << s << endl;',
    ]
    for (const way of ways) expect((await run(program(way), '3\n1 2 3\n')).stdout).toBe('6\n')
  })

  test('RES-15 what print writes comes in its turn, between streams', async () => {
    const text = program(`cout << 'a'; print("b{}", 1); println(""); cout << 'c';`)
    expect((await run(text)).stdout).toBe('ab1\nc')
  })

  test('values of every type arrive and return unchanged', async () => {
    for (const [type, value] of everyType('9223372036854775807')) {
      const judged = await call('auto same = [](auto value) { return value; };', same(type), [value], value)
      expect([type, judged.verdict]).toEqual([type, 'Accepted'])
    }
  })
})

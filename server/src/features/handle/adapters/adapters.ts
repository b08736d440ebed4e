import type { HandleSite } from '@callofcode/contract/learning/handle'
import type { Adapter } from './adapter.ts'
import { codechef } from './codechef.ts'
import { codeforces } from './codeforces.ts'
import { geeksforgeeks } from './geeksforgeeks.ts'
import { github } from './github.ts'
import { leetcode } from './leetcode.ts'

export const adapters: Readonly<Record<HandleSite, Adapter>> = {
  leetcode,
  codeforces,
  codechef,
  geeksforgeeks,
  github,
}

function editDistance(word1: string, word2: string): number {
  const dp: number[][] = Array.from({ length: word1.length + 1 }, (_, i) => [i, ...Array<number>(word2.length).fill(0)])
  for (let j = 0; j <= word2.length; j++) dp[0]![j] = j
  for (let i = 1; i <= word1.length; i++)
    for (let j = 1; j <= word2.length; j++)
      dp[i]![j] = word1[i - 1] === word2[j - 1] ? dp[i - 1]![j - 1]! : 1 + Math.min(dp[i - 1]![j]!, dp[i]![j - 1]!, dp[i - 1]![j - 1]!)
  return dp.at(-1)!.at(-1)!
}
const coinChange = (coins: number[], amount: number): number => {
  const dp = new Array<number>(amount + 1).fill(Infinity)
  dp[0] = 0
  for (const c of coins) for (let a = c; a <= amount; a++) dp[a] = Math.min(dp[a]!, dp[a - c]! + 1)
  return Number.isFinite(dp[amount]!) ? dp[amount]! : -1
}
interface Item {
  readonly weight: number
  readonly value: number
}
function knapsack(items: readonly Item[], capacity: number): { best: number; chosen: number[] } {
  const memo = new Map<string, { best: number; chosen: number[] }>()
  const go = (i: number, left: number): { best: number; chosen: number[] } => {
    if (i === items.length) return { best: 0, chosen: [] }
    const key = `${i},${left}`
    const known = memo.get(key)
    if (known) return known
    let r = go(i + 1, left)
    const { weight, value } = items[i]!
    if (weight <= left) {
      const taken = go(i + 1, left - weight)
      if (taken.best + value > r.best) r = { best: taken.best + value, chosen: [i, ...taken.chosen] }
    }
    memo.set(key, r)
    return r
  }
  return go(0, capacity)
}
console.log(editDistance('horse', 'ros'), editDistance('', 'abc'), coinChange([1, 2, 5], 11), coinChange([2], 3))
console.log(knapsack([{ weight: 1, value: 1 }, { weight: 3, value: 4 }, { weight: 4, value: 5 }, { weight: 5, value: 7 }], 7))
const lis = (nums: number[]): number[] => nums.reduce<number[][]>((best, x, i) => [...best, [...nums.slice(0, i).reduce<number[]>((l, y, j) => (y < x && best[j]!.length > l.length ? best[j]! : l), []), x]], []).reduce((a, b) => (b.length > a.length ? b : a), [])
console.log(lis([10, 9, 2, 5, 3, 7, 101, 18]), lis([]))
const catalan: bigint[] = [1n]
for (let n = 1; n <= 40; n++) catalan.push(catalan.reduce((s, c, i) => s + c * catalan[n - 1 - i]!, 0n))
console.log(catalan[40], catalan.slice(0, 8))

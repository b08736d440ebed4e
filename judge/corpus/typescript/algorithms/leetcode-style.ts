function twoSum(nums: number[], target: number): [number, number] | null {
  const seen = new Map<number, number>()
  for (const [i, n] of nums.entries()) {
    const j = seen.get(target - n)
    if (j !== undefined) return [j, i]
    seen.set(n, i)
  }
  return null
}
function longestPalindrome(s: string): string {
  let best = ''
  const grow = (l: number, r: number): void => {
    while (l >= 0 && r < s.length && s[l] === s[r]) l--, r++
    if (r - l - 1 > best.length) best = s.slice(l + 1, r)
  }
  for (let i = 0; i < s.length; i++) grow(i, i), grow(i, i + 1)
  return best
}
function threeSum(nums: number[]): number[][] {
  nums.sort((a, b) => a - b)
  const out: number[][] = []
  for (let i = 0; i < nums.length - 2; i++) {
    if (i && nums[i] === nums[i - 1]) continue
    for (let l = i + 1, r = nums.length - 1; l < r; ) {
      const s = nums[i]! + nums[l]! + nums[r]!
      if (s === 0) {
        out.push([nums[i]!, nums[l]!, nums[r]!])
        while (nums[l] === nums[l + 1]) l++
        l++
        r--
      } else s < 0 ? l++ : r--
    }
  }
  return out
}
function merge(intervals: number[][]): number[][] {
  return intervals.sort(([a], [b]) => a! - b!).reduce<number[][]>((out, [s, e]) => {
    const last = out.at(-1)
    if (last && s! <= last[1]!) last[1] = Math.max(last[1]!, e!)
    else out.push([s!, e!])
    return out
  }, [])
}
const groupAnagrams = (strs: string[]): string[][] => [...strs.reduce((m, s) => { const k = [...s].sort().join(''); return m.set(k, [...(m.get(k) ?? []), s]) }, new Map<string, string[]>()).values()]
function trap(h: number[]): number {
  let [l, r, lm, rm, sum] = [0, h.length - 1, 0, 0, 0]
  while (l < r) h[l]! < h[r]! ? (sum += Math.max(0, lm - h[l]!), (lm = Math.max(lm, h[l++]!))) : (sum += Math.max(0, rm - h[r]!), (rm = Math.max(rm, h[r--]!)))
  return sum
}
const spiral = (m: number[][]): number[] => { const out: number[] = []; while (m.length) { out.push(...m.shift()!); m = m[0]?.map((_, i) => m.map((r) => r[i]!)).reverse() ?? [] } return out }
console.log(twoSum([2, 7, 11, 15], 9), twoSum([1], 2), longestPalindrome('babadxyyx'), threeSum([-1, 0, 1, 2, -1, -4]))
console.log(merge([[8, 10], [1, 3], [2, 6], [15, 18]]), groupAnagrams(['eat', 'tea', 'tan', 'ate', 'nat', 'bat']))
console.log(trap([0, 1, 0, 2, 1, 0, 1, 3, 2, 1, 2, 1]), spiral([[1, 2, 3], [4, 5, 6], [7, 8, 9]]))

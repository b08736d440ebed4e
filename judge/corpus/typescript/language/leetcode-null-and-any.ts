class Item {
  val: number
  left: Item | null
  right: Item | null
  constructor(val?: number, left?: Item | null, right?: Item | null) {
    this.val = val === undefined ? 0 : val
    this.left = left === undefined ? null : left
    this.right = right === undefined ? null : right
  }
}

function levels(root: Item | null): number[][] {
  const rows: number[][] = []
  if (!root) return rows
  const queue: Item[] = [root]
  while (queue.length > 0) {
    const row: number[] = []
    for (let left = queue.length; left > 0; left--) {
      const item = queue.shift()!
      row.push(item.val)
      item.left && queue.push(item.left)
      item.right && queue.push(item.right)
    }
    rows.push(row)
  }
  return rows
}

const tree = new Item(1, new Item(2, new Item(4)), new Item(3, null, new Item(5)))
console.log(levels(tree))

const counts: { [key: string]: number } = {}
for (const letter of 'mississippi') counts[letter] = (counts[letter] || 0) + 1
console.log(counts)

const memo: any = {}
function ways(n: number): number {
  if (n <= 1) return 1
  return memo[n] ?? (memo[n] = ways(n - 1) + ways(n - 2))
}
console.log(ways(30), Object.keys(memo).length)

const grid = Array.from({ length: 3 }, () => new Array(4).fill(0))
grid[1][2] = 7
console.log(grid.map((row) => row.join(' ')).join('\n'))

const pairs = Object.entries(counts).sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
console.log(pairs.slice(0, 2), Math.max(...Object.values(counts)))

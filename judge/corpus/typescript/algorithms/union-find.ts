class UnionFind {
  private readonly parent: Int32Array
  private readonly rank: Uint8Array
  count: number

  constructor(n: number) {
    this.parent = Int32Array.from({ length: n }, (_, i) => i)
    this.rank = new Uint8Array(n)
    this.count = n
  }

  find(x: number): number {
    while (this.parent[x] !== x) {
      this.parent[x] = this.parent[this.parent[x]!]!
      x = this.parent[x]!
    }
    return x
  }

  union(a: number, b: number): boolean {
    let [ra, rb] = [this.find(a), this.find(b)]
    if (ra === rb) return false
    if (this.rank[ra]! < this.rank[rb]!) [ra, rb] = [rb, ra]
    this.parent[rb] = ra
    if (this.rank[ra] === this.rank[rb]) this.rank[ra]!++
    this.count--
    return true
  }
}

type Edge = [from: number, to: number, weight: number]
const edges: Edge[] = [
  [0, 1, 7], [0, 3, 5], [1, 2, 8], [1, 3, 9], [1, 4, 7], [2, 4, 5], [3, 4, 15], [3, 5, 6], [4, 5, 8], [4, 6, 9], [5, 6, 11],
]
const uf = new UnionFind(7)
const tree = edges.sort((a, b) => a[2] - b[2] || a[0] - b[0]).filter(([u, v]) => uf.union(u, v))
console.log(tree)
console.log('weight', tree.reduce((sum, [, , w]) => sum + w, 0), 'components', uf.count)
console.log(uf)

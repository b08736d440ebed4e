type Weighted<V> = ReadonlyMap<V, ReadonlyMap<V, number>>
class Graph<V extends string | number> {
  private readonly adj = new Map<V, Map<V, number>>()
  addEdge(u: V, v: V, w = 1, directed = false): this {
    if (!this.adj.has(u)) this.adj.set(u, new Map())
    if (!this.adj.has(v)) this.adj.set(v, new Map())
    this.adj.get(u)!.set(v, w)
    if (!directed) this.adj.get(v)!.set(u, w)
    return this
  }
  get edges(): Weighted<V> {
    return this.adj
  }
  dijkstra(source: V): Map<V, { distance: number; via?: V }> {
    const result = new Map<V, { distance: number; via?: V }>([[source, { distance: 0 }]])
    const open = new Set<V>([source])
    while (open.size > 0) {
      const u = [...open].reduce((a, b) => (result.get(a)!.distance <= result.get(b)!.distance ? a : b))
      open.delete(u)
      for (const [v, w] of this.adj.get(u) ?? []) {
        const distance = result.get(u)!.distance + w
        if (distance < (result.get(v)?.distance ?? Infinity)) {
          result.set(v, { distance, via: u })
          open.add(v)
        }
      }
    }
    return result
  }
  components(): V[][] {
    const seen = new Set<V>()
    const walk = (v: V): V[] => (seen.has(v) ? [] : (seen.add(v), [v, ...[...this.adj.get(v)!.keys()].flatMap(walk)]))
    return [...this.adj.keys()].map(walk).filter((c) => c.length > 0)
  }
}
const g = new Graph<string>().addEdge('a', 'b', 4).addEdge('a', 'c', 1).addEdge('c', 'b', 2).addEdge('b', 'd', 5).addEdge('x', 'y')
console.log(g.dijkstra('a'))
console.log(g.components(), g.edges.size, g.edges.get('b'))
console.log(new Graph<number>().addEdge(1, 2, 3, true))

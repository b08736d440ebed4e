class LRUCache<K, V> {
  private readonly map: Map<K, V> = new Map()
  private hits = 0
  private misses: number = 0
  constructor(private readonly capacity: number) {
    if (!Number.isInteger(capacity) || capacity < 1) throw new RangeError(`bad capacity: ${capacity}`)
  }
  get(key: K): V | undefined {
    const value = this.map.get(key)
    if (value === undefined) {
      this.misses++
      return undefined
    }
    this.hits++
    this.map.delete(key)
    this.map.set(key, value)
    return value
  }
  put(key: K, value: V): void {
    this.map.delete(key)
    this.map.set(key, value)
    if (this.map.size > this.capacity) this.map.delete(this.map.keys().next().value as K)
  }
  stats(): { hits: number; misses: number } {
    const { hits, misses } = this
    return { hits, misses }
  }
}
const cache = new LRUCache<string, number>(2)
cache.put('a', 1)
cache.put('b', 2)
console.log(cache.get('a'))
cache.put('c', 3)
console.log(cache.get('b'), cache.get('c'), cache.stats())
try {
  new LRUCache(0)
} catch (e: unknown) {
  if (e instanceof RangeError) console.log(e.message)
}

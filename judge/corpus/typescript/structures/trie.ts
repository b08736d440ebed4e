interface TrieNode {
  children: Map<string, TrieNode>
  isEnd: boolean
}
const newNode = (): TrieNode => ({ children: new Map(), isEnd: false })
class Trie {
  private root: TrieNode = newNode()
  insert(word: string): void {
    let node = this.root
    for (const ch of word) {
      if (!node.children.has(ch)) node.children.set(ch, newNode())
      node = node.children.get(ch)!
    }
    node.isEnd = true
  }
  private walk(prefix: string): TrieNode | null {
    let node: TrieNode | undefined = this.root
    for (const ch of prefix) {
      node = node.children.get(ch)
      if (!node) return null
    }
    return node
  }
  search = (word: string): boolean => this.walk(word)?.isEnd ?? false
  startsWith(prefix: string): boolean {
    return this.walk(prefix) !== null
  }
  complete(prefix: string, limit = 3): string[] {
    const out: string[] = []
    const go = (n: TrieNode, w: string): void => {
      if (out.length >= limit) return
      if (n.isEnd) out.push(w)
      for (const [c, k] of [...n.children].sort(([a], [b]) => (a < b ? -1 : 1))) go(k, w + c)
    }
    const start = this.walk(prefix)
    if (start) go(start, prefix)
    return out
  }
}
const t = new Trie()
for (const w of ['apple', 'app', 'apricot', 'banana', 'apt']) t.insert(w)
console.log(t.search('app'), t.search('ap'), t.startsWith('ban'), t.startsWith('c'))
console.log(t.complete('ap'), t.complete('ap', 10), t.complete('z'))
const small = new Trie()
small.insert('hi')
console.log(small)

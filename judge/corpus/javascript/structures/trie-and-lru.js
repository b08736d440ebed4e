class TrieNode { children = {}; end = false; }
class Trie {
  root = new TrieNode();
  insert(w) {
    let n = this.root;
    for (const c of w) n = n.children[c] ??= new TrieNode();
    n.end = true;
    return this;
  }
  *words(prefix = '', n = this.find(prefix)) {
    if (!n) return;
    if (n.end) yield prefix;
    for (const c of Object.keys(n.children).sort()) yield* this.words(prefix + c, n.children[c]);
  }
  find(p) { return [...p].reduce((n, c) => n?.children[c], this.root); }
}
const t = new Trie();
['car', 'card', 'care', 'cat', 'dog'].forEach((w) => t.insert(w));
console.log([...t.words('car')], [...t.words()], [...t.words('z')], t);
class LRU extends Map {
  constructor(max) { super(); this.max = max; }
  get(k) {
    if (!this.has(k)) return -1;
    const v = super.get(k);
    super.delete(k);
    super.set(k, v);
    return v;
  }
  set(k, v) {
    super.delete(k);
    super.set(k, v);
    if (this.size > this.max) super.delete(this.keys().next().value);
    return this;
  }
}
const c = new LRU(2);
c.set(1, 'a').set(2, 'b');
console.log(c.get(1), c.set(3, 'c').has(2), c.get(2), [...c], c);

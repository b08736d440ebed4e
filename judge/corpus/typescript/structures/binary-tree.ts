type Tree<T> = { value: T; left?: Tree<T>; right?: Tree<T> } | undefined
const insert = <T>(t: Tree<T>, value: T): Tree<T> =>
  !t ? { value } : value < t.value ? { ...t, left: insert(t.left, value) } : { ...t, right: insert(t.right, value) }
function* inOrder<T>(t: Tree<T>): Generator<T, number, undefined> {
  if (!t) return 0
  const l: number = yield* inOrder(t.left)
  yield t.value
  const r: number = yield* inOrder(t.right)
  return l + r + 1
}
const fold = <T, R>(t: Tree<T>, zero: R, f: (v: T, l: R, r: R) => R): R => (t ? f(t.value, fold(t.left, zero, f), fold(t.right, zero, f)) : zero)
const tree = [5, 2, 8, 1, 9, 3].reduce<Tree<number>>(insert, undefined)
console.log([...inOrder(tree)], fold(tree, 0, (v, l, r) => v + l + r), fold(tree, 0, (_, l, r) => 1 + Math.max(l, r)))
console.log(tree)
console.log(fold(tree, '', (v, l, r) => (l || r ? `${v}(${l},${r})` : `${v}`)))
const words = 'the quick brown fox'.split(' ').reduce((t: Tree<string>, w) => insert(t, w), undefined)
console.log(Array.from(inOrder(words)), words?.left?.value, words?.right?.right?.value)
const isBst = (t: Tree<number>, lo = -Infinity, hi = Infinity): boolean => !t || (lo < t.value && t.value < hi && isBst(t.left, lo, t.value) && isBst(t.right, t.value, hi))
console.log(isBst(tree), isBst({ value: 1, left: { value: 2 } }))

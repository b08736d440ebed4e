function Node(val) { this.val = val; this.left = this.right = null; }
const insert = (t, v) => { if (!t) return new Node(v); t[v < t.val ? 'left' : 'right'] = insert(t[v < t.val ? 'left' : 'right'], v); return t; };
const remove = (t, v) => {
  if (!t) return null;
  if (v < t.val) t.left = remove(t.left, v);
  else if (v > t.val) t.right = remove(t.right, v);
  else if (!t.left || !t.right) return t.left || t.right;
  else {
    let s = t.right;
    while (s.left) s = s.left;
    t.val = s.val;
    t.right = remove(t.right, s.val);
  }
  return t;
};
const inorder = (t) => (t ? [...inorder(t.left), t.val, ...inorder(t.right)] : []);
const levels = (root) => {
  const out = [];
  for (let q = root ? [root] : []; q.length; q = q.flatMap((n) => [n.left, n.right].filter(Boolean))) out.push(q.map((n) => n.val));
  return out;
};
let root = [50, 30, 70, 20, 40, 60, 80].reduce(insert, null);
console.log(inorder(root), levels(root));
root = remove(remove(root, 50), 20);
console.log(root);
console.log(levels(root), (function height(t) { return t ? 1 + Math.max(height(t.left), height(t.right)) : 0; })(root));
const serialize = (t) => (t ? `${t.val}(${serialize(t.left)},${serialize(t.right)})` : '');
const fromSorted = (a) => (a.length ? Object.assign(new Node(a[a.length >> 1]), { left: fromSorted(a.slice(0, a.length >> 1)), right: fromSorted(a.slice((a.length >> 1) + 1)) }) : null);
console.log(serialize(root), serialize(fromSorted([1, 2, 3, 4, 5, 6])));
console.dir(fromSorted([1, 2, 3]), { depth: null });
console.log(JSON.stringify(fromSorted([1, 2])), [fromSorted([1])]);

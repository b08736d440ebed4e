const tree = JSON.parse(require('fs').readFileSync(0, 'utf8'));
const walk = (node, depth = 0) => {
  console.log('  '.repeat(depth) + (node.size === undefined ? node.name + '/' : `${node.name} (${node.size})`));
  node.children?.forEach((c) => walk(c, depth + 1));
};
walk(tree);
const total = ({ size = 0, children = [] }) => children.reduce((s, c) => s + total(c), size);
console.log(total(tree), tree);
const paths = (n, prefix = '') => (n.children ? n.children.flatMap((c) => paths(c, `${prefix}${n.name}/`)) : [prefix + n.name]);
console.log(paths(tree));
const byExt = paths(tree).reduce((m, p) => { const ext = p.split('.').pop(); m[ext] = [...(m[ext] ?? []), p.split('/').pop()]; return m; }, {});
console.log(byExt);
const diff = (a, b, path = '') => [...new Set([...Object.keys(a), ...Object.keys(b)])].flatMap((k) => typeof a[k] === 'object' && typeof b[k] === 'object' ? diff(a[k], b[k], `${path}${k}.`) : a[k] === b[k] ? [] : [`${path}${k}: ${a[k]} -> ${b[k]}`]);
const changed = structuredClone(tree);
changed.children[0].children[0].size = 99;
changed.children.push({ name: 'new.md' });
console.log(diff(tree, changed));

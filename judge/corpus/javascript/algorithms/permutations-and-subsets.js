function* permutations(a, n = a.length) {
  if (n <= 1) yield a.slice();
  else
    for (let i = 0; i < n; i++) {
      yield* permutations(a, n - 1);
      const j = n % 2 ? 0 : i;
      [a[n - 1], a[j]] = [a[j], a[n - 1]];
    }
}
const subsets = (xs) => xs.reduce((acc, x) => acc.concat(acc.map((s) => [...s, x])), [[]]);
const combos = (xs, k) =>
  k === 0 ? [[]] : xs.flatMap((x, i) => combos(xs.slice(i + 1), k - 1).map((c) => [x, ...c]));

console.log([...permutations(['a', 'b', 'c'])].map((p) => p.join('')));
console.log(subsets([1, 2, 3]));
console.log(combos([1, 2, 3, 4], 2));
const perms = [...permutations([1, 2, 3, 4, 5, 6])];
console.log(perms.length, new Set(perms.map(String)).size);
console.log(perms.filter((p) => p.every((x, i) => x !== i + 1)).length);

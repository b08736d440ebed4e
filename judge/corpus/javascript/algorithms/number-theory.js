const sieve = (n) => {
  const s = new Uint8Array(n + 1).fill(1).fill(0, 0, 2);
  for (let i = 2; i * i <= n; i++) if (s[i]) for (let j = i * i; j <= n; j += i) s[j] = 0;
  return [...s.keys()].filter((i) => s[i]);
};
const primes = sieve(10000);
console.log(primes.length, primes.slice(-5), primes.filter((p, i) => primes[i + 1] - p === 2).length);
const factor = (n) => {
  const f = new Map();
  for (let p = 2; p * p <= n; p++) while (n % p === 0) f.set(p, (f.get(p) ?? 0) + 1), (n /= p);
  if (n > 1) f.set(n, 1);
  return f;
};
console.log(factor(360), factor(9007199254740991), factor(1));
const gcd = (a, b) => (b ? gcd(b, a % b) : Math.abs(a));
const lcm = (...xs) => xs.reduce((a, b) => (a / gcd(a, b)) * b);
console.log(gcd(1071, 462), lcm(4, 6, 10), lcm(...Array.from({ length: 20 }, (_, i) => i + 1)));
const phi = (n) => [...factor(n).keys()].reduce((r, p) => (r / p) * (p - 1), n);
console.log([1, 9, 36, 97, 1000000].map(phi), [...Array(200).keys()].filter((n) => n > 1 && [...Array(n).keys()].reduce((s, d) => s + (d && n % d === 0 ? d : 0), 0) === n));
const digits = (n, b = 10) => (n < b ? [n] : [...digits(Math.floor(n / b), b), n % b]);
const happy = (n, seen = new Set()) => n === 1 || (!seen.has(n) && happy(digits(n).reduce((s, d) => s + d * d, 0), seen.add(n)));
console.log(digits(255, 2).join(''), digits(123456), [...Array(50).keys()].filter((n) => n && happy(n)));
const collatz = (n) => { let s = 0; for (; n !== 1; s++) n = n % 2 ? 3 * n + 1 : n / 2; return s; };
let best = [0, 0];
for (let i = 1; i < 3000; i++) if (collatz(i) > best[1]) best = [i, collatz(i)];
console.log(best, [...Array(5).keys()].map((i) => 2 ** (2 ** i) + 1), Number.MAX_SAFE_INTEGER % 7, (0.1).toString(2).length);
const roman = (n) => [['M', 1000], ['CM', 900], ['D', 500], ['CD', 400], ['C', 100], ['XC', 90], ['L', 50], ['XL', 40], ['X', 10], ['IX', 9], ['V', 5], ['IV', 4], ['I', 1]].reduce((s, [r, v]) => { while (n >= v) (s += r), (n -= v); return s; }, '');
console.log([4, 1994, 3999].map(roman), (1e21 + 1).toString(), 0.1 * 0.2, 3 * 1.1, 1e-7.toFixed(10));

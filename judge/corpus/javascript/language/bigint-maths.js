const fact = (n) => (n <= 1n ? 1n : n * fact(n - 1n));
console.log(fact(25n), fact(60n).toString().length, [fact(20n)], { f: fact(22n) });
const powmod = (b, e, m) => {
  let r = 1n;
  for (b %= m; e > 0n; e >>= 1n, b = (b * b) % m) if (e & 1n) r = (r * b) % m;
  return r;
};
console.log(powmod(3n, 10n ** 18n, 1000000007n), powmod(2n, 127n - 1n, 127n));
console.log(7n / 2n, -7n / 2n, -7n % 3n, 2n ** 64n, -(2n ** 3n), 5n & 3n, 5n ^ 3n, -1n >> 5n, 1n << 70n);
console.log(BigInt('0xff'), BigInt(2 ** 53) + 1n, Number(2n ** 60n), parseInt('12345678901234567890'), BigInt('-42'), BigInt(true), BigInt(''));
console.log(1n < 2, 2n == 2, 2n === 2, 10n > 9.5, [3n, 1, 2n, 10].sort((a, b) => (a < b ? -1 : 1)), typeof 1n, !!0n);
console.log(BigInt.asIntN(8, 255n), BigInt.asUintN(8, -1n), (123n).toString(2), (255n).toString(16), 1n + BigInt(2), `${10n}`, 'x' + 1n);
for (const bad of [() => 1n + 1, () => BigInt('1.5'), () => 1n / 0n, () => Math.max(1n), () => +1n, () => 2n ** -1n]) try { bad(); } catch (e) { console.log(e.name); }
const gcd = (a, b) => (b ? gcd(b, a % b) : a);
const egcd = (a, b) => (b === 0n ? [a, 1n, 0n] : (([g, x, y]) => [g, y, x - (a / b) * y])(egcd(b, a % b)));
console.log(gcd(2n ** 80n, 6n ** 40n), egcd(240n, 46n));
const isPrime = (n) => {
  let d = n - 1n, s = 0;
  while (!(d & 1n)) (d >>= 1n), s++;
  return [2n, 3n, 5n, 7n, 11n, 13n].every((a) => {
    let x = powmod(a, d, n);
    if (x === 1n || x === n - 1n || n === a) return true;
    for (let i = 1; i < s; i++) if ((x = (x * x) % n) === n - 1n) return true;
    return false;
  });
};
console.log([2n ** 61n - 1n, 2n ** 59n - 1n, 1000000007n, 561n].map(isPrime));
let [a, b] = [0n, 1n];
for (let i = 0; i < 300; i++) [a, b] = [b, a + b];
console.log(a);

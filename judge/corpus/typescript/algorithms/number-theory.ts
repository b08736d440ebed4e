const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b))
function modPow(base: bigint, exp: bigint, mod: bigint): bigint {
  let result = 1n
  for (base %= mod; exp > 0n; exp >>= 1n) {
    if (exp & 1n) result = (result * base) % mod
    base = (base * base) % mod
  }
  return result
}
class Mod {
  static readonly P = 1_000_000_007n
  readonly v: bigint
  constructor(v: bigint | number) {
    this.v = ((BigInt(v) % Mod.P) + Mod.P) % Mod.P
  }
  mul = (o: Mod): Mod => new Mod(this.v * o.v)
  inv(): Mod {
    return new Mod(modPow(this.v, Mod.P - 2n, Mod.P))
  }
  valueOf(): bigint {
    return this.v
  }
}
const fact = [new Mod(1)]
for (let i = 1; i <= 200; i++) fact.push(fact[i - 1]!.mul(new Mod(i)))
const choose = (n: number, k: number): bigint => fact[n]!.mul(fact[k]!.inv()).mul(fact[n - k]!.inv()).v
console.log(choose(200, 100), choose(10, 3), gcd(2n ** 64n, 6n ** 20n), modPow(3n, 10n ** 30n, 998244353n))
const primes = (n: number): number[] => {
  const composite: boolean[] = []
  return Array.from({ length: n - 1 }, (_, i) => i + 2).filter((p) => {
    if (composite[p]) return false
    for (let m = p * p; m <= n; m += p) composite[m] = true
    return true
  })
}
console.log(primes(60), primes(5000).length)
const factorize = (n: number): ReadonlyArray<readonly [prime: number, power: number]> => {
  const out: [number, number][] = []
  for (let p = 2; p * p <= n; p++) {
    let e = 0
    while (n % p === 0) (n /= p), e++
    if (e) out.push([p, e])
  }
  return n > 1 ? [...out, [n, 1]] : out
}
console.log(factorize(5040), factorize(97), factorize(1), new Mod(-1) > new Mod(5), `${new Mod(-5).v}`)
const toBase = (n: bigint, b: bigint): string => (n < b ? '' : toBase(n / b, b)) + '0123456789abcdefghijklmnopqrstuvwxyz'[Number(n % b)]
console.log(toBase(2n ** 70n, 36n), (2n ** 70n).toString(36), toBase(0n, 2n))
let [a, b] = [0n, 1n]
while (b.toString().length < 50) [a, b] = [b, a + b]
console.log(b)

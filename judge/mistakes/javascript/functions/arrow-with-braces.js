// double(n: int): int
const double = (n) => { n * 2 }

const double = (n: number): number => { n * 2 }
console.log(double(4))
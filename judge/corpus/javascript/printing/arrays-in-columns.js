console.log(Array.from({ length: 26 }, (_, i) => String.fromCharCode(97 + i)));
console.log(Array.from({ length: 9 }, (_, i) => 'x'.repeat(i)), Array.from({ length: 16 }, (_, i) => 10 ** (i % 8)));
console.log(Array.from({ length: 7 }, (_, i) => [i, i * i]), Array.from({ length: 7 }, (_, i) => i % 2 === 0));
console.log([1.5, 22.25, 333.125, 4, 5, 6, 7, 8], [-1, 10, -100, 1000, -10000, 5, 6], [1n, 22n, 333n, 4n, 5n, 6n, 7n]);
console.log({ matrix: [[1, 0, 0], [0, 1, 0], [0, 0, 1]], inverse: [[0.5, -0.25], [1e-10, 2]] });

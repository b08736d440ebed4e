const twice = [1, 2].map(x => return x * 2)
console.log(twice)

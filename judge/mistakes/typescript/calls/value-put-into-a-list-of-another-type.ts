const names: string[] = []
names.push(5)
console.log(names)
const entry: [string, number] = [90, 'Ada']
console.log(entry)
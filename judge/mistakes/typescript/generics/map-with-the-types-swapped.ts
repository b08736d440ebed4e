const ages = new Map<number, string>()
ages.set('Ada', 17)
console.log(ages)
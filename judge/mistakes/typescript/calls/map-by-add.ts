const ages = new Map<string, number>()
ages.add('Ada', 17)
console.log(ages)
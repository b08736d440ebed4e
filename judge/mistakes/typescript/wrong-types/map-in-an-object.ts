const ages: Map<string, number> = {}
ages.set('Ada', 36)
console.log(ages.size)

const ages = new map()
ages.set('Ada', 36)
console.log(ages.size)

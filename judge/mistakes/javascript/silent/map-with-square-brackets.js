const ages = new Map()
ages['Ada'] = 36
console.log(ages.size)

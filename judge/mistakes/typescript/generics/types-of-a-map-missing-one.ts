const ages: Map<string> = new Map()
console.log(ages)
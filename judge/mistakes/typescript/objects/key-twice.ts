const ages = { ada: 17, ben: 18, ada: 19 }
console.log(ages)
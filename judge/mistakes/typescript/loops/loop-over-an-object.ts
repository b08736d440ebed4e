const ages = { ada: 17, ben: 18 }
for (const age of ages) console.log(age)
const ages = new Map<string, number>([['Ada', 17]])
for (const age of ages) console.log(age * 2)
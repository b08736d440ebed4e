const ages = { Ann: 20 }
for (const age of ages) {
  console.log(age)
}

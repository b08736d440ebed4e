const people = [{ name: 'Ann' }]
const found = people.find((one) => one.name === 'Bob')
console.log(found.name)

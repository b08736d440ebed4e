const user = { name: 'Ann' }
console.log(user.address.city)

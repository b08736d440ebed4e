let found: boolean = false
found = 1
console.log(found)
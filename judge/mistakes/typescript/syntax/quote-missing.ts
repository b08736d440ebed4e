const name: string = 'Ada
console.log(name)
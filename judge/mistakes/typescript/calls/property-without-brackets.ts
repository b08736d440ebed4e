const word: string = ' hi '
const tidy: string = word.trim
console.log(tidy)
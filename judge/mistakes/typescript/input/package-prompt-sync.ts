import promptSync from 'prompt-sync'
const prompt = promptSync()
console.log(prompt('n? '))

const words = ['one', 'two']
for (let i = 0; i <= words.length; i++) {
  console.log(words[i].length)
}

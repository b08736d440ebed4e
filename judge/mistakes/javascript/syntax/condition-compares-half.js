const n = 3
if (n > 2 && < 5) {
  console.log('between')
}

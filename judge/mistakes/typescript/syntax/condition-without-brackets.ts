const n = 4
if n > 3 {
  console.log('big')
}
for i in range(3):
  console.log(i)

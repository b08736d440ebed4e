console.log(10 ^ 3)

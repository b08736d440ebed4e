console.log(Math.squareRoot(16))

console.log(hello)

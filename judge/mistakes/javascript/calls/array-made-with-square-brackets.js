const values = new Array[5]
console.log(values.length)

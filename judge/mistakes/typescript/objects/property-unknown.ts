const student = { name: 'Ada', age: 17 }
console.log(student.course)
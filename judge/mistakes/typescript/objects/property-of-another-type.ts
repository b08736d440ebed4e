interface Student {
  name: string
  age: number
}
const ada: Student = { name: 'Ada', age: '17' }
console.log(ada)
interface Student {
  name: string
  age: number
}
const ada: Student = { name: 'Ada' }
console.log(ada.name)
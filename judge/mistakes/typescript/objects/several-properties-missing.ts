interface Student {
  name: string
  age: number
  course: string
}
const ada: Student = { name: 'Ada' }
console.log(ada.name)
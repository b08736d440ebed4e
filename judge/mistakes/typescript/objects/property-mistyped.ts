interface Student {
  name: string
}
const ada: Student = { nmae: 'Ada' }
console.log(ada)
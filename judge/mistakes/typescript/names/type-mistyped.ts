interface Student {
  name: string
}
const ada: Studnet = { name: 'Ada' }
console.log(ada)
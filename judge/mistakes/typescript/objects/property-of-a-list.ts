interface Student {
  name: string
}
const students: Student[] = [{ name: 'Ada' }]
console.log(students.name)
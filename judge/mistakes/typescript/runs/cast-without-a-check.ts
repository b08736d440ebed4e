interface Student {
  name: string
}
const ada = JSON.parse('{}') as Student
console.log(ada.name.length)
enum Colour {
  Red = 'red',
  Green = 'green',
}
const mine: Colour = 'red'
console.log(mine)
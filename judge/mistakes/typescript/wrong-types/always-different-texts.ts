type Colour = 'red' | 'green'
function isBlue(colour: Colour) {
  return colour === 'blue'
}
console.log(isBlue('red'))
function sortBelt(belt) {
  let green = 0
  let at = 0
  let red = belt.length - 1
  while (at < red) {
    if (belt[at] === 0) {
      belt[at++] = belt[green]
      belt[green++] = 0
    } else if (belt[at] === 2) {
      belt[at] = belt[red]
      belt[red--] = 2
    } else at++
  }
}

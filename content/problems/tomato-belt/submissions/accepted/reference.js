function sortBelt(belt) {
  let green = 0
  let at = 0
  let red = belt.length - 1
  const swap = (one, other) => {
    ;[belt[one], belt[other]] = [belt[other], belt[one]]
  }

  while (at <= red) {
    if (belt[at] === 0) swap(green++, at++)
    else if (belt[at] === 2) swap(red--, at)
    else at++
  }
}

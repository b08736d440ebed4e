function sortBelt(belt) {
  let sorted = false
  while (!sorted) {
    sorted = true
    for (let at = 1; at < belt.length; at++) {
      if (belt[at - 1] <= belt[at]) continue
      ;[belt[at - 1], belt[at]] = [belt[at], belt[at - 1]]
      sorted = false
    }
  }
}

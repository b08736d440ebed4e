function water(stacks) {
  let left = 0
  let right = stacks.length - 1
  let highLeft = 0
  let highRight = 0
  let total = 0
  while (left < right) {
    if (stacks[left] < stacks[right]) {
      highLeft = Math.max(highLeft, stacks[left])
      total += highLeft - stacks[left++]
    } else {
      highRight = Math.max(highRight, stacks[right])
      total += highRight - stacks[right--]
    }
  }
  return total
}

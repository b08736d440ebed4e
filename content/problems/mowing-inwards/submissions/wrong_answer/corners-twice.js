function mow(meadow) {
  const order = []
  let top = 0
  let bottom = meadow.length - 1
  let left = 0
  let right = meadow[0].length - 1
  while (top <= bottom && left <= right) {
    for (let column = left; column <= right; column++) order.push(meadow[top][column])
    for (let row = top; row <= bottom; row++) order.push(meadow[row][right])
    for (let column = right; column >= left; column--) order.push(meadow[bottom][column])
    for (let row = bottom; row >= top; row--) order.push(meadow[row][left])
    top++
    right--
    bottom--
    left++
  }
  return order
}

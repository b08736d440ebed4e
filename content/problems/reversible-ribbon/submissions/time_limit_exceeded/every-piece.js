function longestReversible(ribbon) {
  let best = ''
  for (let begin = 0; begin < ribbon.length; begin++) {
    for (let end = begin + 1; end <= ribbon.length; end++) {
      let left = begin
      let right = end - 1
      while (left < right && ribbon[left] === ribbon[right]) {
        left++
        right--
      }
      if (left >= right && end - begin > best.length) best = ribbon.slice(begin, end)
    }
  }
  return best
}

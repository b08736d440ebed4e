function longestReversible(ribbon) {
  const reversed = [...ribbon].reverse().join('')
  for (let length = ribbon.length; length > 0; length--) {
    for (let start = 0; start + length <= ribbon.length; start++) {
      const piece = ribbon.slice(start, start + length)
      if (reversed.includes(piece)) return piece
    }
  }
  return ''
}

function stitches(pattern) {
  const stack = []
  for (const sign of pattern) {
    if (sign !== ')') {
      stack.push(sign)
      continue
    }
    let inner = ''
    while (stack[stack.length - 1] !== '(') inner = stack.pop() + inner
    stack.pop()
    let number = ''
    while (/\d/.test(stack[stack.length - 1])) number = stack.pop() + number
    for (const stitch of inner.repeat(number)) stack.push(stitch)
  }
  return stack.join('')
}

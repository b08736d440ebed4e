function readyAt(sellers, seconds) {
  const left = new Array(sellers).fill(0)
  const answers = []
  for (let second = 0; answers.length < seconds.length; second++) {
    for (let seller = 0; seller < sellers; seller++) {
      if (left[seller] > 0) left[seller]--
      if (left[seller] > 0 || answers.length === seconds.length) continue
      left[seller] = seconds[answers.length]
      answers.push(second + left[seller])
    }
  }
  return answers
}

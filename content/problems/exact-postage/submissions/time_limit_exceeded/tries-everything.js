function fewestStamps(stamps, postage) {
  const fewest = (amount) => {
    if (amount === 0) return 0
    let best = Infinity
    for (const stamp of stamps) {
      if (stamp <= amount) best = Math.min(best, fewest(amount - stamp) + 1)
    }
    return best
  }

  const answer = fewest(postage)
  return answer === Infinity ? -1 : answer
}

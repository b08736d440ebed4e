function fewestStamps(stamps, postage) {
  const fewest = new Array(postage + 1).fill(Infinity)
  fewest[0] = 0
  for (const stamp of stamps) {
    for (let amount = stamp; amount <= postage; amount++) {
      fewest[amount] = Math.min(fewest[amount], fewest[amount - stamp] + 1)
    }
  }
  return fewest[postage] === Infinity ? -1 : fewest[postage]
}

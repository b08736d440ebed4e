function lastAdmitted(scores, beds) {
  scores.sort((one, other) => other - one)
  return scores[beds - 1]
}

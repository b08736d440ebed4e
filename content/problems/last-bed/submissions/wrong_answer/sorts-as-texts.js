function lastAdmitted(scores, beds) {
  scores.sort()
  return scores[scores.length - beds]
}

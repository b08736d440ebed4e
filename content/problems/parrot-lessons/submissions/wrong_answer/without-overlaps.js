function timesHeard(phrase) {
  const heard = []
  for (let lesson = 1; lesson <= phrase.length; lesson++) {
    // Goes on behind the place that was found.
    heard.push(phrase.split(phrase.slice(0, lesson)).length - 1)
  }
  return heard
}

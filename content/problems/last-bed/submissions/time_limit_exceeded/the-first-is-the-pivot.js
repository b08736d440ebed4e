function lastAdmitted(scores, beds) {
  let left = scores
  let place = beds
  for (;;) {
    const [pivot, ...others] = left
    const larger = others.filter((score) => score > pivot)
    if (place === larger.length + 1) return pivot
    if (place <= larger.length) {
      left = larger
    } else {
      place -= larger.length + 1
      left = others.filter((score) => score <= pivot)
    }
  }
}

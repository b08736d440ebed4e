function treated(animals) {
  const left = animals.map((_, at) => at)
  const order = []
  let clock = 0
  while (left.length > 0) {
    let best = -1
    let next = 0
    for (let place = 0; place < left.length; place++) {
      const [comes, treatment] = animals[left[place]]
      if (comes < animals[left[next]][0]) next = place
      if (comes <= clock && (best < 0 || treatment < animals[left[best]][1])) best = place
    }
    if (best < 0) {
      clock = animals[left[next]][0]
      continue
    }
    clock += animals[left[best]][1]
    order.push(...left.splice(best, 1))
  }
  return order
}

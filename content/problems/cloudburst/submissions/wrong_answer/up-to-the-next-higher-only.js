function water(stacks) {
  let total = 0
  let held = 0
  let wall = 0
  for (const stack of stacks) {
    if (stack >= wall) {
      total += held
      held = 0
      wall = stack
    } else {
      held += wall - stack
    }
  }
  return total
}

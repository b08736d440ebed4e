function turnAround(train) {
  let done = null
  let wagon = train
  while (wagon !== null) {
    const behind = wagon.next
    wagon.next = done
    done = wagon
    wagon = behind
  }
  return done
}

function turnAround(train) {
  let done = null
  let wagon = train
  do {
    const behind = wagon.next
    wagon.next = done
    done = wagon
    wagon = behind
  } while (wagon)
  return done
}

function roomsNeeded(lessons) {
  const rooms = []
  for (const [from, to] of lessons.sort(([one], [other]) => one - other)) {
    let room = 0
    while (room < rooms.length && rooms[room] > from) room++
    rooms[room] = to
  }
  return rooms.length
}

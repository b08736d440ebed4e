export const samples = [[3], [4], [1]]

export const tests = [
  [2],
  [5],
  [6],
  [7],
  [9],
  [10],
  [14],
  [20],
  [25],
  [30],
  // The last answers within 32 bits, and the first ones beyond.
  [35],
  [36],
  [37],
  [38],
  [44],
  [50],
  [53],
  [54],
  [55],
]

const figures = new Intl.NumberFormat('en-US')

/** `1 reply`, `1,204 replies`. */
export const counted = (number: number, one: string, many: string) =>
  `${figures.format(number)} ${number === 1 ? one : many}`

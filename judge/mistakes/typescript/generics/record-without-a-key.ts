type Day = 'mon' | 'tue'
const hours: Record<Day, number> = { mon: 8 }
console.log(hours)
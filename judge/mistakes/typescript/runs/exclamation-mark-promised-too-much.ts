const ages = new Map<string, string>([['Ada', 'x']])
const age = ages.get('Ben')!
console.log(age.length)
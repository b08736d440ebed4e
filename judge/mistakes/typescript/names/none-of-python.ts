const head = None
console.log(head)
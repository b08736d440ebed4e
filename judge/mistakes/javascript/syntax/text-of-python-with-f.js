const name = 'Ada'
console.log(f'Hello {name}')

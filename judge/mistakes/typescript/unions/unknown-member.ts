const data: unknown = JSON.parse('{"a": 1}')
console.log(data.a)
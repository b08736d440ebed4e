const text = "{'a': 1}"
console.log(JSON.parse(text))

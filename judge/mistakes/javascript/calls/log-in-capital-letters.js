console.Log('Hello')

alert('Hello')

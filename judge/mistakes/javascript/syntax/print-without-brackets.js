console.log 'Hello'

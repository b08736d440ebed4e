Console.log('Hello')

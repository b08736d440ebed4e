word = 'hello'
word[0] = 'H'

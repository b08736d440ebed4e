word = 'ab'
word.append('c')

list = [3, 1, 2]
other = list('abc')

n = 5
size = n > 3 ? 'large' : 'small'

counts = {}
for letter in 'abca':
    counts[letter] += 1

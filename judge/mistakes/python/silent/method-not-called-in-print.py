word = "abc"
print(word.upper)

word = "abc"
print(word[3])

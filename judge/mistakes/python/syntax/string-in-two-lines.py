text = "one
two"
print(text)

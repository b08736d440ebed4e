age = 20
print('I am ' + age)

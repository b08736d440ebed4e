name = 'Ann'
print "Hello", name

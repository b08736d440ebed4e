n = "5"
print("%d" % n)

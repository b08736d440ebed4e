print("{} and {}".format(1))

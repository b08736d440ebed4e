def name():
    print("Ann")

print("Hello " + name())

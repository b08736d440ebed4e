def greet:
    print("Hello")

greet()

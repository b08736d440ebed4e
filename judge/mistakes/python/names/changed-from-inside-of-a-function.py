count = 0

def add():
    count = count + 1

add()

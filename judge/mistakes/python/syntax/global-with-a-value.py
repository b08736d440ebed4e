total = 0
def add():
    global total = 1
add()

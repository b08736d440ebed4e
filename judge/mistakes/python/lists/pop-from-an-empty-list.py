stack = []
print(stack.pop())

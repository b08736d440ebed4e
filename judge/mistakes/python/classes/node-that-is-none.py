class Node:
    def __init__(self, value):
        self.value = value
        self.next = None

head = Node(3)
print(head.next.value)

class Node:
    def __init__(self, value):
        self.value = value
        self.next = None

node = Node(1)
while node.value:
    node = node.next

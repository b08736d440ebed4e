graph = {}
graph[1].append(2)
print(graph)

values = int(input().split())

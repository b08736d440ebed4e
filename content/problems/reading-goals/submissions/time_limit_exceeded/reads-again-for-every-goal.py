n, q = map(int, input().split())
pages = list(map(int, input().split()))
for _ in range(q):
    goal, read = int(input()), 0
    for chapter, count in enumerate(pages, 1):
        read += count
        if read >= goal:
            print(chapter)
            break
    else:
        print('never')

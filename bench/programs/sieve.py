def main():
    n = int(input())
    crossed = bytearray(n + 1)
    count = 0
    for one in range(2, n + 1):
        if crossed[one]:
            continue
        count += 1
        for other in range(one * one, n + 1, one):
            crossed[other] = 1
    print(count)


main()

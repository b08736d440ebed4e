def main():
    amount, kinds = map(int, input().split())
    ways = [1] + [0] * amount
    for coin in range(1, kinds + 1):
        for total in range(coin, amount + 1):
            ways[total] = (ways[total] + ways[total - coin]) % 1000007
    print(ways[amount])


main()

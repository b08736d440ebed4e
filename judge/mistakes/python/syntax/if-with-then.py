n = 5
if n > 3 then:
    print(n)

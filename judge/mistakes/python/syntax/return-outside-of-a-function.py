def double(n):
    result = n * 2
return result

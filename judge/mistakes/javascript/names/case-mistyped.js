const count = 0
Console.log(count)

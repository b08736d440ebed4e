Console.WriteLine('Hello')

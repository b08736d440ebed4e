print("a"; "b")

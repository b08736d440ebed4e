print(chr("97"))

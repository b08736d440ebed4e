import msvcrt
print(msvcrt.getch())

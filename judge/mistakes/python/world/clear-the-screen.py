import os
os.system("cls")
print("Hello")

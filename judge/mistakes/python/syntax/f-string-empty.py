name = "Ann"
print(f"Hello {}")

n = "5"
print(f"{n:.2f}")

print("Hello)

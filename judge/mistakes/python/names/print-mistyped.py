pirnt("Hello")

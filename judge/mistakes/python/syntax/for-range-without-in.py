for i range(5):
    print(i)

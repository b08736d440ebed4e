def wait():
    await something()

wait()

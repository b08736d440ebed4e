const head = None

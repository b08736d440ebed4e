head = null

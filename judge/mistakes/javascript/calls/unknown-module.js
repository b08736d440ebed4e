const heap = require('heap-js')

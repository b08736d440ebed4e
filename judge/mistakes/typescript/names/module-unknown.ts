import { Heap } from 'heap-js'
console.log(new Heap())
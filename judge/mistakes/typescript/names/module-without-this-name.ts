import { readFile } from 'fs'
console.log(readFile)
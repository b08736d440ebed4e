import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

// The bare limit of a public answer: node:http sending the same bytes under the same headers.
const { headers, file } = JSON.parse(process.env.BARE ?? '{}') as {
  headers: Record<string, string>
  file: string
}
const body = readFileSync(file)
createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
}).listen(Number(process.env.PORT))

import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

// The baseline of public responses: node:http sending the same bytes with the same headers.
const { headers, file } = JSON.parse(process.env.BARE ?? '{}') as {
  headers: Record<string, string>
  file: string
}
const body = readFileSync(file)
createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
}).listen(Number(process.env.PORT))

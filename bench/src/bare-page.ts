import { createServer } from 'node:http'

// The baseline of first paints: 300 words without a style sheet and without a script, sent with the headers of our pages.
const headers: Record<string, string> = JSON.parse(process.env.HEADERS ?? '{}')
const words = 'a page that is only read should cost what reading costs and '.split(' ')
const text = Array.from({ length: 300 }, (_, at) => words[at % (words.length - 1)]).join(' ')
const body = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title><h1>Bare</h1><p>${text}</p></html>`
createServer((_request, response) => {
  response.writeHead(200, { ...headers, 'content-type': 'text/html; charset=utf-8' })
  response.end(body)
}).listen(Number(process.env.PORT))

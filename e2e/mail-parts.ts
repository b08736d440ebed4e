/** Returns the names of a mail's headers, in lower case. */
export const headersOf = (mail: string): string[] =>
  (mail.split('\r\n\r\n', 1)[0] ?? '')
    .split('\r\n')
    .filter((line) => !/^[ \t]/.test(line))
    .map((line) => line.slice(0, Math.max(line.indexOf(':'), 0)).toLowerCase())

/** Returns the markup of a mail, as a mail program shows it. */
export function htmlOf(mail: string): string {
  const part = mail.slice(mail.search(/^content-type: text\/html/im))
  const start = part.indexOf('\r\n\r\n')
  const body = part.slice(start + 4, part.search(/\r\n--[^\r\n]+--\s*$/))
  const encoding = /^content-transfer-encoding: (\S+)/im.exec(part.slice(0, start))?.[1] ?? '7bit'
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  if (encoding !== 'quoted-printable') return body
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

/** Returns the path of the link that confirms an address. */
export const linkIn = (mail: string) =>
  /\/confirm\?token=[\w-]+/.exec(mail.replace(/=\r?\n/g, '').replace(/=3D/g, '='))?.[0] ?? ''

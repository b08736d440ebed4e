/** What a mail server answered, as nodemailer hands it on. */
interface SmtpError {
  readonly responseCode?: number
  readonly response?: string
  readonly command?: string
}

/** Some say with a lasting code that too many mails came at once, or on one day. */
const TOO_MANY =
  /\b5\.4\.5\b|\b5\.7\.0\b.*(rate|limit)|too many|rate.?limit|quota|limit (was )?exceeded|throttl/i

/**
 * True where the server will never take this mail for this address: it refused the address or the mail itself with a code of
 * five hundred. Everything else passes: it is busy, counts, asks for another password, or cannot be reached.
 */
export function isForGood(error: unknown): boolean {
  const { responseCode = 0, response = '', command } = error as SmtpError
  if (responseCode < 500 || TOO_MANY.test(response)) return false
  return command === 'RCPT TO' || command === 'DATA'
}

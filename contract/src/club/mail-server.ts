import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { sentence } from '../sentence.ts'
import { email, line, text } from '../text.ts'
import { MAIL_STATES } from './club-look.ts'

export const mailServerLimits = { host: 253, user: 254, password: 500 } as const
/** The ports on which mail servers take mails from programs. Others would let the form search a network for open doors. */
export const MAIL_PORTS = [25, 465, 587, 2465, 2525, 2587] as const
export const SECURITIES = ['starttls', 'tls'] as const

export const mailServerMessages = {
  hostRequired: sentence(
    'mailServer.hostRequired',
    'Enter the name of the mail server, like smtp.example.org.',
  ),
  hostRule: sentence(
    'mailServer.hostRule',
    'Enter only the name of the mail server, without spaces, “//” or “@”.',
  ),
  portRule: sentence('mailServer.portRule', 'Choose one of the ports of mail servers: {ports}.', {
    ports: MAIL_PORTS.join(', '),
  }),
  securityRule: sentence(
    'mailServer.securityRule',
    'Choose how the connection is encrypted: STARTTLS or TLS. Without encryption a password could be read on its way.',
  ),
  passwordMissing: sentence('mailServer.passwordMissing', 'Enter the password of this user.'),
  /** The variables of the environment have the last word. */
  ofTheEnvironment: sentence(
    'mailServer.ofTheEnvironment',
    'The mail server is set by whoever runs the site (SMTP_URL), and can only be changed there.',
  ),
  unknownHost: sentence(
    'mailServer.unknownHost',
    'There is no mail server of this name. Check the spelling.',
  ),
  noAnswer: sentence(
    'mailServer.noAnswer',
    'The mail server did not answer in time. Check its name and its port, or ask whether the network lets mail out.',
  ),
  refusedConnection: sentence(
    'mailServer.refusedConnection',
    'Nothing takes mails at this name and port. Check both.',
  ),
  signInRefused: sentence(
    'mailServer.signInRefused',
    'The mail server does not accept this user and password. Some providers ask for a password made for programs.',
  ),
  certificate: sentence(
    'mailServer.certificate',
    'The certificate of the mail server does not fit its name, or nobody vouches for it. Enter the name that is in the certificate.',
  ),
  otherEncryption: sentence(
    'mailServer.otherEncryption',
    'The mail server does not begin with this encryption. Choose the other one, or the other port.',
  ),
  senderRefused: sentence(
    'mailServer.senderRefused',
    'The mail server takes no mails from this sender or to this address.',
  ),
  saved: sentence('mailServer.saved', 'Mail server saved'),
  removed: sentence('mailServer.removed', 'Mail server removed'),
} as const

const host = line(mailServerLimits.host, mailServerMessages.hostRequired).refine(
  (name) => /^(?:[\p{L}\p{N}_](?:[\p{L}\p{N}._-]*[\p{L}\p{N}])?|\[?[\da-f:.]+\]?)$/iu.test(name),
  mailServerMessages.hostRule,
)

export const mailServerBody = z.strictObject({
  host,
  port: z.literal(MAIL_PORTS, mailServerMessages.portRule),
  security: z.enum(SECURITIES, mailServerMessages.securityRule),
  /** Empty for a server that takes mails without a sign-in. */
  user: line(mailServerLimits.user),
  /** Absent keeps the stored password, which no answer contains. */
  password: text(mailServerLimits.password).exactOptional(),
  from: email,
})

const shown = z.object({
  data: z.object({
    /** `environment`: SMTP_URL decides. `site`: entered on this page. `none`: mails are stored as files. */
    source: z.enum(['environment', 'site', 'none']),
    mail: z.enum(MAIL_STATES),
    server: z
      .object({
        host: z.string(),
        port: z.number(),
        security: z.enum(SECURITIES),
        user: z.string(),
        from: z.string(),
        hasPassword: z.boolean(),
      })
      .nullable(),
  }),
})

export const getMailServer = endpoint({
  method: 'GET',
  path: '/admin/club/mail-server',
  summary: 'The mail server of the site, without its password',
  callers: 'admin',
  answer: shown,
})

export const saveMailServer = endpoint({
  method: 'PUT',
  path: '/admin/club/mail-server',
  summary: 'Enter the mail server. It is stored sealed; SMTP_URL wins over it',
  callers: 'admin',
  body: mailServerBody,
  answer: shown,
})

export const removeMailServer = endpoint({
  method: 'DELETE',
  path: '/admin/club/mail-server',
  summary: 'Forget the entered mail server. Mails are stored as files from then on',
  callers: 'admin',
  answer: shown,
})

import { parseArgs } from 'node:util'

export const BACKUP_HELP = `Usage: npm run backup -- FILE

Writes the whole site of DATABASE_URL, else of DATA_DIR, to one file, while the site serves or not. With BACKUP_KEY the file is
sealed: a passphrase, or a public key of age (age1…), whose private one need not be on this machine.`

export const RESTORE_HELP = `Usage: npm run restore -- FILE [--over NAME] [--lost-secret]
       npm run restore -- FILE --check

Makes the site in FILE the one of DATABASE_URL, else of DATA_DIR. The site must be stopped.

  --over NAME  replace the site that is there; NAME is its PUBLIC_URL, else its database or data folder. In a terminal it
               is asked for. The old database is kept.
  --check      only read FILE, and say whether it is whole
  --lost-secret
               restore it though its secret is lost. The site starts once a new one is begun: npm run secret -- new

BACKUP_KEY is the key that FILE was sealed with: the passphrase, or the private key of age (AGE-SECRET-KEY-1…).`

/** The command line is wrong: exit code 2. */
export class Misuse extends Error {}

/** Returns the file, or undefined when help is requested. Throws Misuse. */
export function readBackupCommand(args: string[]): string | undefined {
  const { positionals, values } = parsed(args, { help: { type: 'boolean' } }, BACKUP_HELP)
  if (values.help) return undefined
  return oneFile(positionals, BACKUP_HELP)
}

export interface RestoreCommand {
  readonly file: string
  readonly over: string | undefined
  readonly check: boolean
  readonly lostSecret: boolean
}

/** Returns the command, or undefined when help is requested. Throws Misuse. */
export function readRestoreCommand(args: string[]): RestoreCommand | undefined {
  const options = {
    help: { type: 'boolean' },
    over: { type: 'string' },
    check: { type: 'boolean' },
    'lost-secret': { type: 'boolean' },
  } as const
  const { positionals, values } = parsed(args, options, RESTORE_HELP)
  if (values.help) return undefined
  const { over, check = false, 'lost-secret': lostSecret = false } = values
  return { file: oneFile(positionals, RESTORE_HELP), over, check, lostSecret }
}

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>

function parsed<const T extends Options>(args: string[], options: T, help: string) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new Misuse(`${(error as Error).message}\n\n${help}`)
  }
}

function oneFile(positionals: readonly string[], help: string): string {
  const [file, ...more] = positionals
  if (file && more.length === 0) return file
  throw new Misuse(`${file ? 'Name one file only.' : 'Name the file.'}\n\n${help}`)
}

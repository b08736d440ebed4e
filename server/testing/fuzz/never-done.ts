/** The endpoints that are never done in a site of a test, and why. */
export const NEVER: Readonly<Record<string, string>> = {
  createFirstAdmin: 'needs a site without an admin',
  verifyOtp: 'needs a code out of a mail',
  stopMails: 'needs a token out of a mail',
  readNotification: 'needs a notification of one’s own; readNotifications does the same to all',
  startPasskey: 'needs https or localhost',
  addPasskey: 'needs a passkey, which a browser makes',
  startPasskeySignin: 'needs a passkey, which a browser makes',
  signinWithPasskey: 'needs a passkey, which a browser makes',
  pingWebhook: 'reaches another site',
  redeliver: 'reaches another site',
  compileSolution: 'needs the compiler, which is not made here',
  beginProof: 'needs a club that asks other sites',
  checkHandle: 'needs a club that asks other sites',
}

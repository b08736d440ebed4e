// Made from web/languages/en/mail.json by `npm run languages`.

/** Every message of the mails, with the values that it needs besides the name of the site. */
export interface MailMessages {
  hello: { name: string | number }
  seconds: { count: number }
  minutes: { count: number }
  hours: { count: number }
  days: { count: number }
  worksOnce: { time: string | number }
  worksOnceNobodyAsks: { time: string | number }
  nothingToDo: null
  signIn: null
  signInOrReset: null
  settings: null
  welcomeSubject: null
  welcome: null
  seeYou: null
  declinedSubject: null
  declined: null
  clubSays: { reason: string | number }
  declinedMistake: null
  invitationSubject: null
  invitation: null
  invitationLink: { time: string | number }
  invitationNotYou: null
  setPassword: null
  passwordLinkSubject: null
  passwordLink: null
  passwordLinkNotYou: null
  setNewPassword: null
  resetSubject: null
  reset: null
  resetNotYou: null
  passwordChangedSubject: null
  passwordChangedInSettings: null
  passwordChanged: null
  passwordChangedNotYou: null
  tokenSubject: null
  token: { name: string | number }
  tokenNotYou: null
  seeTokens: null
  deletedSubject: null
  deleted: null
  deletedLast: null
  deletedNotYou: null
  knownSubject: null
  known: null
  knownForgot: null
  confirmSubject: null
  confirm: null
  confirmNotYou: null
  confirmAddress: null
  confirmNextSubject: null
  confirmNext: null
  confirmNextNotYou: null
  useAddress: null
  changeAskedSubject: null
  changeAsked: null
  changeAskedNotYou: null
  alreadyUsedSubject: null
  alreadyUsed: null
  connectedSubject: null
  connected: { name: string | number }
  tellClub: null
  factorNotYou: null
  openSettings: null
  factorAddedSubject: null
  appAdded: null
  passkeyAdded: { name: string | number }
  keepCodes: null
  factorRemovedSubject: null
  appRemoved: null
  passkeyRemoved: { name: string | number }
  codeUsedSubject: null
  codeUsed: { count: number }
  codesRenewedSubject: null
  codesRenewed: null
  factorsResetSubject: null
  factorsReset: null
  factorsResetNotYou: null
  warnedSubject: null
  warned: null
  reasonGiven: { reason: 'spam' | 'rude' | 'topic' | 'solution' | string }
  theyWrite: { words: string | number }
  aboutPost: { title: string | number; text: string | number }
  warnedConfirm: null
  readAtClub: null
  pausedSubject: null
  paused: { time: string | number }
  pausedEnds: null
  unpausedSubject: null
  unpaused: null
  experienceAcceptedSubject: null
  experienceAccepted: { company: string | number; role: string | number }
  experienceBy: { name: string | number }
  experienceNameless: null
  experienceThanks: null
  seeExperiences: null
  experienceRefusedSubject: null
  experienceRefused: { company: string | number; role: string | number }
  theReason: { reason: string | number }
  experienceAgain: null
  seeSubmissions: null
  certificateSubject: { event: string | number }
  certificate: { event: string | number; title: string | number }
  certificateFile: null
  certificateName: { name: string | number }
  seeCertificate: null
  revokedSubject: { event: string | number }
  revoked: { title: string | number; event: string | number }
  revokedReason: { reason: string | number }
  mistakeWrite: null
  seeItsPage: null
  correctedSubject: { event: string | number }
  corrected: { title: string | number; event: string | number; name: string | number }
  correctedBefore: null
  webhookSubject: null
  webhook: { host: string | number }
  webhookLog: null
  chatEvent: { title: string | number }
  chatMoved: { title: string | number }
  chatCancelled: { title: string | number }
  chatBlog: { author: string | number; title: string | number }
  chatDates: { count: number; when: string | number }
  chatTest: null
  seeLog: null
  goingSubject: { event: string | number }
  going: { event: string | number }
  calendarAttached: null
  seatSubject: { event: string | number }
  seat: { event: string | number }
  seatGiveUp: null
  eventChangedSubject: { event: string | number }
  eventChanged: { event: string | number }
  eventRelinked: { event: string | number }
  eventCancelledSubject: { event: string | number }
  eventCancelled: { event: string | number; when: string | number }
  noEventMails: null
  seeEvent: null
  whenBy: { when: string | number; zone: string | number }
  whenThereAndHere: { there: string | number; here: string | number }
  whenOnly: { when: string | number }
  whenAndWhere: { when: string | number; place: string | number }
  joinOnline: { link: string | number }
  seriesChangedSubject: { count: number; event: string | number }
  seriesCancelledSubject: { count: number; event: string | number }
  seriesChanged: { count: number; event: string | number }
  seriesRelinked: { count: number; event: string | number }
  seriesCancelled: { count: number; event: string | number }
  yourDates: { count: number }
  seeFirst: null
  soonMinutes: { count: number; event: string | number }
  soonHour: { event: string | number }
  soonToday: { time: string | number; event: string | number }
  soonTomorrow: { time: string | number; event: string | number }
  goingTo: { event: string | number }
  goingToPlace: { event: string | number; place: string | number }
  beginsOn: { when: string | number }
  giveSeatUp: null
  noReminders: null
  inThread: { title: string | number }
  didInThread: { kind: 'mention' | 'reply' | 'thread' | string; name: string | number }
  didInThreadSubject: {
    kind: 'mention' | 'reply' | 'thread' | string
    name: string | number
    title: string | number
  }
  newInThread: { count: number; title: string | number }
  andMoreLines: { count: number }
  formerMember: null
  read: null
  noForumMails: null
  decideSubject: { what: string | number }
  decide: null
  andMore: { count: number }
  andMany: null
  signupsWait: { count: number }
  flagsWait: { count: number }
  experiencesWait: { count: number }
  blogsWait: { count: number }
  signupsMany: { count: number }
  flagsMany: { count: number }
  experiencesMany: { count: number }
  blogsMany: { count: number }
  signupsLink: null
  flagsLink: null
  experiencesLink: null
  blogsLink: null
  noWaitingMails: null
  announced: { title: string | number }
  readOnSite: null
  noAnnouncements: null
  testSubject: null
  testFromSettings: null
  testFromOperator: null
  pageOddTitle: null
  pageOdd: null
  pageOddText: null
  pageFailedTitle: null
  pageFailed: null
  pageFailedText: null
  pageTooManyText: null
  pageId: { id: string | number }
  pageAgain: null
  pageStart: null
  blogChangesSubject: null
  blogChanges: { title: string | number }
  blogDeclinedSubject: null
  blogDeclined: { title: string | number }
  blogPublishedSubject: null
  blogPublished: { title: string | number }
  seeBlog: null
  questionsWait: { count: number }
  questionsWaitSubject: { count: number }
  asksMentorsSubject: { name: string | number; title: string | number }
  asksMentors: { name: string | number; title: string | number }
  answerThem: { count: number }
  noQuestionMails: null
  answeredSubject: { name: string | number; title: string | number }
  answered: { name: string | number; title: string | number }
  reportsWait: { count: number }
  reportsMany: { count: number }
  reportsLink: null
  deletedThread: null
  eventCancelReason: { reason: string | number }
  certificateHeading: null
  certificateGivenTo: null
  certificateIssued: { day: string | number }
  certificateCheck: null
  certificateOpenFile: null
  certificateFirst: { event: string | number }
  certificateSecond: { event: string | number }
  certificateThird: { event: string | number }
  certificateAward: { award: string | number; event: string | number }
}

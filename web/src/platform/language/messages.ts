// Made from web/languages/en by `npm run languages`.

import type { ReactNode } from 'react'

/** Draws what stands inside a tag of a message. */
export type Tag = (inside: ReactNode) => ReactNode

/** Every message of the interface by its part and key, with the values that it needs. */
export interface Messages {
  account: {
    welcome: null
    title: null
    description: { club: string | number }
    tabs: null
    login: null
    leadsOn: null
    signup: null
    secondStepName: null
    'Secure sessions': null
    'Weekly challenges': null
    'Project collabs': null
    arena: { one: Tag; two: Tag }
    engage: null
    signedInAs: { name: string | number; link: Tag }
    home: null
    or: null
    continueWith: { provider: string | number }
    oidcSent: { mails: 'yes' | string }
    oidcUnconfirmed: null
    oidcUnverified: null
    oidcDomain: null
    oidcRefused: null
    oidcCancelled: null
    oidcFailed: null
    confirmTitle: null
    confirmLead: null
    confirmFailed: null
    confirming: null
    confirmYes: null
    settings: null
    toLogin: null
    email: null
    emailExample: null
    name: null
    password: null
    confirmPassword: null
    sameAgain: null
    passwordHint: null
    ruleLength: { least: string | number; most: string | number }
    ruleUpper: null
    ruleLower: null
    ruleDigit: null
    ruleSpecial: null
    ruleDone: null
    back: null
    reset: null
    stepEmail: null
    stepOtp: null
    stepReset: null
    resetLead: { mails: 'yes' | string }
    sendingCode: null
    sendCode: null
    codeOnWay: { mails: 'yes' | string; email: string | number }
    code: null
    codeHint: null
    checkingCode: null
    verifyCode: null
    noCode: null
    sendingNew: null
    sendNew: null
    newPassword: null
    resetting: null
    resetPassword: null
    askAgain: null
    authenticating: null
    forgot: null
    noAccount: null
    joinCode: null
    joinCodeOpen: null
    joinCodeClosed: null
    creating: null
    create: null
    acceptConduct: { link: Tag; sr: Tag }
    passout: null
    chooseYear: null
    loginFailed: { b: Tag; reason: string | number }
    backToLogin: null
    haveAccount: null
    haveCode: null
    sentIn: { email: string | number }
    sentWaits: { mails: 'yes' | string; email: string | number }
    openMail: null
    sending: null
    sendAgain: null
    secondStep: null
    secondStepLabel: null
    usePasskey: null
    useApp: null
    useRecovery: null
    passkeyLead: null
    passkeyWaiting: null
    passkeyUse: null
    passkeyFailed: null
    appCode: null
    appHint: null
    recovery: null
    recoveryHint: null
    setupTitle: null
    setupHead: null
    setupLead: null
    noSecret: null
    noSecretTitle: null
    noSecretLead: { code: Tag }
    makingAdmin: null
    makeAdmin: null
    used: null
    usedTitle: null
    usedLead: null
    wrong: null
    wrongTitle: null
    wrongLead: null
    welcomeName: { name: string | number }
    clubMadeYou: { club: string | number }
    choosePassword: null
    setAndSignIn: null
    signingIn: null
    whileYouWait: null
  }
  alumni: {
    title: null
    lead: null
    failed: null
    loading: null
    year: { year: string | number }
    noYear: null
    noYearLead: null
    active: { count: number }
    alumni: { count: number }
    admins: { count: number }
    archive: { year: string | number }
    archiveAsk: { count: number; year: string | number }
    archiveLead: null
    tasksRest: { count: number }
    adminsStay: { count: number }
    canUndo: null
    keep: null
    archived: { count: number; year: string | number }
    undo: null
    restore: { year: string | number }
    restoreAsk: { count: number; year: string | number }
    restoreLead: null
    restored: { count: number; year: string | number }
    busy: null
    see: null
    none: null
    badge: null
    years: null
    leavers: null
    leaversLead: { count: number; year: string | number }
    leaversLink: null
    makeOne: null
    makeOneAsk: { name: string | number }
    makeOneLead: null
    backOne: null
    backOneAsk: { name: string | number }
    setYears: null
    importYears: null
  }
  announcement: {
    title: null
    text: null
    banner: null
    everyAnnouncementIsIn: null
    alsoAboveEveryScreen: null
    lastDayOfThe: null
    itEndsWithThis: { timeZone: string | number }
    when: null
    now: null
    atATime: null
    dayAndTime: null
    inTheClubS: { timeZone: string | number }
    announcements: null
    writeAndManage: null
    announcements2: null
    n0Announcements: null
    nothingYet: null
    whenTheClubTells: null
    corrected: null
    new: null
    theAnnouncementsDidNot: null
    goToTheNewest: null
    loadingAnnouncements: null
    announcement: null
    allAnnouncements: null
    seeTheEvent: null
    readTheBlog: null
    openTheModule: null
    corrected2: { time: Tag }
    manage: null
    loadingAnnouncement: null
    theAnnouncementDidNot: null
    n404Announcements: null
    itWasTakenBack: null
    seeYourAnnouncements: null
    everyone: null
    thoseRegisteredForAn: null
    for: null
    year: null
    alsoByMailTo: { mails: 'yes' | string }
    choose: null
    batch: null
    theBatchesDidNot: null
    thereAreNoBatches: null
    upcoming: null
    past: null
    event: null
    notAllEventsArrived: null
    thoseWithASeat: null
    correctAnnouncement: null
    editAnnouncement: null
    membersReadTheNew: null
    nobodyHasBeenTold: null
    saving: null
    saveChanges: null
    cancel: null
    manageAnnouncements: null
    newAnnouncement: null
    nothingWasAnnouncedYet: null
    aMovedRoomA: { mails: 'yes' | string }
    at: null
    notified: { told: string | number }
    byMailToo: null
    thereIsNoAnnouncement: null
    itsBannerAndIts: { mails: 'yes' | string }
    itWasCancelledBefore: null
    edit: null
    correct: null
    seeItAsMembers: null
    state: null
    announced: null
    plannedFor: null
    corrected3: { time: Tag }
    until: { bannerDay: string | number }
    none: null
    notified2: null
    andGoingOn: null
    mails: null
    whenItIsAnnounced: null
    writeItOnceMembers: null
    planAnnouncement: null
    announceNow: null
    planning: null
    announcing: null
    planned: null
    sent: null
    cancelled: null
    withdrawn: null
    alsoTellMembers: null
    whomAnAnnouncementTells: null
    cancelAnnouncement: null
    withdrawAnnouncement: null
    withdraw: null
    cancelling: null
    withdrawing: null
    nobodyIsToldIt: null
    itsBannerAndIts2: { mail: 'yes' | string }
    forEveryone: null
    forYear: { year: string | number }
    forBatch: { name: string | number }
    forGoneBatch: null
    forEvent: { name: string | number }
    forGoneEvent: null
    membersCount: { count: number }
    reachNobody: null
    reachTold: { count: number }
    reachAll: { count: number }
    reachSome: { count: number; mails: number; others: number }
    mailsSent: { sent: number; total: number; rest: 'yes' | string; list: string | number }
    mailsWait: { count: number }
    mailsRefused: { count: number }
    mailsDropped: { count: number }
    aYear: null
    aBatch: null
    beforeMails: null
    beforeTold: null
    notBefore: { day: string | number; time: string | number; zone: string | number }
    tellManyAsk: { count: number }
    notYet: null
    sendMeOne: null
    sendingOne: null
    mailMany: { count: number }
    tellMany: { count: number }
    mailManyAsk: { count: number }
    nobodyWantsMails: null
    howLongMails: { perMinute: string | number; minutes: number }
    alsoNotified: { members: string | number }
    mailAsItLooks: null
    eventCancelled: null
    itsEventIsCancelled: null
  }
  approval: {
    signedUpFrom: null
    signedUpTo: null
    passoutYear: null
    allYears: null
    noYear: null
    allAddresses: null
    domainOfTheAddress: null
    nobodyWaits: null
    choose: { name: string | number }
    confirmed: null
    notConfirmed: null
    passout: { passoutYear: string | number }
    noPassoutYear: null
    signups: null
    signups2: null
    searchSignups: null
    nameOrEmail: null
    waiting: null
    n0Here: null
    noWaitingSignupFound: null
    showTheLongestWaiting: null
    nobodyWhoWaitsFits: null
    allDecided: null
    nobodyWaitsForApproval: null
    backToTheDesk: null
    newSignupsShowHere: null
    loadingSignups: null
    theSignupsDidNot: null
    nothingHasBeenDecided: null
    chosen: { chosen: number }
    clear: null
    approving: null
    approve: { words: string | number }
    declining: null
    decline: { words: string | number }
    approve2: null
    decline2: null
    countPluralOneOther: { count: number }
    allThatMatch: { count: number; verb: string | number }
    allThatWait: { count: number; verb: string | number }
    allOf: { count: string | number }
    andMorePluralOne: { more: number }
    theThatYouChose: { verb: string | number; number: string | number }
    theyCanSignIn: { mails: 'yes' | string }
    theyCannotSignIn: { mails: 'yes' | string }
    chooseAllHere: { count: number }
    approve3: { sr: Tag; name: string | number }
    decline3: { sr: Tag; name: string | number }
    keepWaiting: null
    reasonOptional: null
    itStandsInThe: { mails: 'yes' | string }
    atMostCharactersPlease: { reason: string | number }
    declineSignup: null
    decline5: { name: string | number }
    getsAnEmailAbout: { mails: 'yes' | string; email: string | number }
    approvedDomains: null
    whoSignsUpWith: null
    domain: null
    whatStandsBehindThe: null
    collegeEdu: null
    adding: null
    addDomain: null
    theDomainsDidNot: null
    loadingDomains: null
    nobodyIsLetIn: null
    removing: null
    remove: { sr: Tag; domain: string | number }
    joinCodes: null
    whoSignsUpBy: null
    theJoinCodesDid: null
    loadingJoinCodes: null
    noneYet: null
    loading: null
    olderCodes: null
    linkCopied: null
    notCopiedTheLink: { code: string | number }
    live: null
    usedUp: null
    ended: null
    ofUsedEndedatSelect: {
      uses: number
      mostUses: number
      endedAt: 'yes' | string
      time: Tag
      by: 'yes' | string
      by2: string | number
    }
    copyLinkFor: { sr: Tag; note: string | number }
    ending: null
    endTheCodeFor: { sr: Tag; note: string | number }
    usesPluralOneOther: { uses: number }
    theMembersDidNot: null
    loadingMembers: null
    earlierSignups: null
    justDecided: null
    countPluralOneOther2: { count: number }
    approved: null
    declined: null
    othersPluralOneOther: { others: number }
    countPluralOneOther3: { value: string | number; count: number }
    by: { by: string | number }
    emailsLeaveIn: { mails: 'yes' | string; left: string | number }
    emailsLeaveNow: { mails: 'yes' | string }
    undoing: null
    undo: { sr: Tag; who: string | number }
    whatItIsFor: null
    freshersDesk: null
    days: null
    makingIt: null
    makeJoinCode: null
    isNotWaitingAny: { name: string | number }
    noneOfThemIs: null
    gonePluralOneOther: { words: string | number; gone: number }
    undo2: null
    restored2PluralOneOther: { restored: string | number; restored2: number }
    keptPluralOneOther: { back: string | number; kept: number }
    atMostAreChosen: { chosen: string | number }
    titleWaiting: null
    foundWaiting: { found: string | number; all: string | number }
    allWaiting: { all: string | number }
    domainsChosen: { count: number }
    thatMatch: { shown: string | number; count: number }
    thatWait: { shown: string | number; count: number }
  }
  ask: {
    ask: null
    askAbout: { title: string | number }
    yourThreadStands: null
    theMentorsHaveIt: null
    openIt: null
    allAreOpen: { most: string | number }
    theQuestion: null
    inOneLine: null
    more: null
    whatYouExpected: null
    sending: null
    whomDoYouAsk: null
    mentors: null
    theForum: null
    noMentorsYet: null
    lookingUp: null
    onlyMentorsRead: null
    everybodyReads: { readers: 'members' | string }
    tooFewToTell: null
    mentorsUsually: { time: string | number }
    forumUsually: { time: string | number }
    minutes: { count: number }
    hours: { count: number }
    days: { count: number }
    goesAlong: null
    mentorsSeeThese: null
    hiddenFromOthers: null
    codeOfLines: { language: string | number; lines: number }
    theVerdict: { verdict: string | number }
    noVerdictYet: null
    theCounterexample: null
    input: null
    expected: null
    given: null
    saysTheJudge: null
    saysTheBrowser: null
    codeIn: { language: string | number }
    commentOnLine: { line: string | number }
    attached: null
    attachedTo: null
    attachedToReply: null
    yourQuestion: null
    codeIsAttached: null
    toTheProblem: null
    questions: null
    questionsOfMembers: null
    mine: null
    ofMembers: null
    answeredOnes: null
    show: null
    queueLead: null
    mineLead: null
    didNotArrive: null
    loadingQuestions: null
    questionsThings: null
    nobodyWaits: null
    nobodyWaitsLead: null
    forMentors: null
    forMentorsLead: null
    nothingAsked: null
    nothingAskedLead: null
    toProblems: null
    inTheForum: null
    toMentors: null
    answersCount: { count: number }
    waits: null
    answered: null
    closed: null
    unknownQuestion: null
    question: null
    answer: null
    allQuestions: null
    unknownLead: null
    loadingQuestion: null
    onTheWhole: null
    answersInTheForum: null
    noAnswerYet: null
    formerMember: null
    commentRemoved: null
    asks: null
    thanked: null
    thanks: { sr: Tag; name: string | number }
    deleteComment: { sr: Tag; name: string | number }
    deleteTheComment: null
    deleteItFor: { name: string | number }
    deleting: null
    itIsGone: null
    closeQuestion: null
    openAgain: null
    deleteQuestion: null
    deleteTheQuestion: null
    theThreadStays: null
    withItsComments: null
    about: null
    theWhole: null
    writeOn: null
    yourAnswer: null
    send: null
    report: { sr: Tag; name: string | number }
    reportToModerators: null
    theyReadAllOfIt: null
    whatIsWrong: null
    noteForThem: null
    cancel: null
    sendReport: null
    reportedQuestions: null
    theirNote: { note: string | number }
    keepIt: null
    removeComment: null
    removeQuestion: null
    reasonSpam: null
    reasonRude: null
    reasonOffTopic: null
    reasonSolution: null
    reasonOther: null
    ranHere: null
    atTheLines: null
    pressALine: null
    yours: null
  }
  attendance: {
    attendance: null
    all: null
    came: null
    cameTime: { zone: string | number }
    didNotCome: null
    theEvent: null
    whoCame: null
    downloadCsv: null
    searchPeople: null
    searchAName: null
    countPluralOneOther: { count: number }
    show: null
    theListDidNot: null
    loadingWhoCame: null
    n0People: null
    nobodyHere: null
    nobodyIsRegisteredOr: null
    people: null
    hadASeat: null
    notHereYet: null
    cameWithoutASeat: null
    codeAtTheDoor: null
    list: null
    codeOnTheWall: null
    people2: null
    name: null
    registered: null
    how: null
    letInBy: null
    guest: null
    no: null
    notIn: null
    in: null
    seat: null
    waitingList: null
    noSeat: null
    addSomebody: null
    loadingPeople: null
    addSomebodyWhoIs: null
    inSince: { cameAt: string | number }
    takingBack: null
    checkingIn: null
    undo: null
    checkIn: null
    scan: null
    door: null
    theEventDidNot: null
    loadingTheDoor: null
    thisEventWasCancelled: null
    howPeopleComeIn: null
    ofAreInWalkins: {
      title: string | number
      b: Tag
      cameWithSeat: string | number
      registered: string | number
      walkIns: 'yes' | string
      walkIns2: string | number
    }
    checkIn2: null
    certificates: null
    youCheckedInAt: { cameAt: string | number }
    yourCodeForThe: { opensAt: string | number }
    yourCodeForThe2: null
    qrCodeForThe: null
    theSiteIsNot: null
    showItAtThe: null
    theSixDigitsThat: null
    theScannerNeedsThe: null
    loadingWhoIsRegistered: null
    seatsAndWaiting: { seats: string | number; waiting: number }
    turnTheCameraOn: null
    holdAMemberS: null
    letInAnyway: null
    doNotLetIn: null
    countPluralOneOther2: { count: number }
    theSiteDidNot: { value: string | number }
    done: null
    thisBrowserMayNot: null
    thereIsNoCamera: null
    aCameraNeedsHttps: null
    whatTheCameraSees: null
    welcome: null
    alreadyIn: null
    notRegistered: null
    codeTooOld: null
    notACodeOf: null
    since: { value: string | number }
    aCodeLivesFor: null
    askForThePage: null
    onTheWaitingList: null
    noSeatAtThis: null
    noNetworkTheCode: null
    noNetworkKeptOn: null
    checkedIn: null
    somebody: null
    ofAMemberOr: null
    membersOfThisName: null
    member: null
    checkIn3: { sr: Tag; name: string | number }
    addAsAGuest: null
    theCodeDidNot: null
    loadingTheCode: null
    noCodeNow: null
    theCodeIsFor: null
    itIsShownAnd: { time: Tag }
    theCodeIs: null
    openThisEventOn: null
    theSiteIsNot2: null
    fullScreen: null
  }
  audit: {
    isNotWhatWas: null
    wasNeverInThe: null
    hasAnotherLinkThan: null
    checked: { soFar: string | number }
    checking: null
    checkTheChain: null
    checkedTheRowOf: {
      rows: string | number
      time: Tag
      value: string | number
      code: Tag
      _id: string | number
    }
    checked2: { rows: string | number }
    unbrokenSince: { time: Tag }
    all: null
    done: null
    wasRefused: null
    refused: null
    audit: null
    who: null
    nameOrEmail: null
    toWhomOrWhat: null
    fromDay: null
    toDay: null
    action: null
    allActions: null
    outcome: null
    webhooks: null
    rows: null
    n0Rows: null
    nothingFound: null
    showTheWholeAudit: null
    noRowMatchesAll: null
    loadingTheAudit: null
    goToTheNewest: null
    theAuditDidNot: null
    auditNewestFirst: null
    time: null
    whatHappened: null
    request: { requestId: string | number }
    onlyWhatDid: { who: string | number }
    somebody: null
    onlyWhatWasDone: null
    noAccountThatIs: null
    open: { name: string | number }
    'the module': null
    'the blog': null
    'the experience': null
    'the event': null
    'the problem': null
    'the topic': null
    'the list': null
    'the batch': null
    'the announcement': null
    'showed on leaderboards': null
    'took off leaderboards': null
    'began to write': null
    'changed the text of': null
    'sent in': null
    'took back': null
    'began an edit of': null
    'deleted the unpublished': null
    'commented on': null
    'asked for changes of': null
    accepted: null
    declined: null
    'set the time of publishing of': null
    published: null
    'invited a co-author to': null
    'became a co-author of': null
    'took out a co-author of': null
    'made the series': null
    'changed the series': null
    'removed the series': null
    'set up the site with': null
    'began a new secret of': null
    'signed in to': null
    'asked to join with': null
    'approved the signup of': null
    'declined the signup of': null
    'was let in by the domain of the address, with': null
    'was let in by a join code, with': null
    'made a join code for': null
    'ended the join code for': null
    'let in whoever has an address at': null
    'took out of the list of domains': null
    'took back the decision about the signup of': null
    'asked for a reset code for': null
    'entered the reset code for': null
    'reset the password of': null
    'changed the password of': null
    'gave a new password to': null
    'ended a sign-in of': null
    'ended all other sign-ins of': null
    'signed out everywhere of': null
    'entered the right password, before the second step, for': null
    'added a second factor to': null
    'removed a second factor from': null
    'renamed a passkey of': null
    'used a recovery code of': null
    'made new recovery codes for': null
    'removed every second factor from': null
    'made an API token for': null
    'ended an API token of': null
    'made an address for calendars for': null
    'ended an address for calendars of': null
    'ended all addresses for calendars of': null
    'ended all API tokens of': null
    created: null
    'downloaded the data of': null
    deleted: null
    disabled: null
    enabled: null
    'ended all sign-ins of': null
    'gave the role admin to': null
    'took the role admin from': null
    'merged into another account': null
    'moved what another account had to': null
    'noted that a backup was brought back to try it, for the hand-over of': null
    'noted that tokens and webhooks were looked at, for the hand-over of': null
    'gave a batch to look after to': null
    'took a batch to look after from': null
    'gave the role manager to': null
    'took the role manager from': null
    'downloaded what people said about': null
    'changed the speakers of': null
    'changed the materials of': null
    warned: null
    paused: null
    'noted something about': null
    'ended the pause of': null
    'confirmed a warning of': null
    'accepted the code of conduct as': null
    'asked all members to accept the code of conduct,': null
    'set the pace of': null
    'moved to another category:': null
    'merged another thread into': null
    'kept the reported post in': null
    'removed the reported post from': null
    made: null
    changed: null
    'switched off by itself, as nothing arrived:': null
    'imported a file into the curriculum:': null
    'removed a shared solution of': null
    'put away the list of first steps, for all admins of': null
    'changed the settings of the club:': null
    'brought back older settings of the club:': null
    'imported from a file': null
    imported: null
    'mailed the invitation again to': null
    'mailed a link to a new password to': null
    'made an invitation link to hand over to': null
    'made a password link to hand over to': null
    'made the invitation links of': null
    'made an alumnus of': null
    'made an active member again of': null
    'set the batch of': null
    'took out of their batch': null
    'removed the batch': null
    'issued certificates of': null
    'gave a certificate to': null
    'gave a certificate to themselves,': null
    'took back a certificate of': null
    'corrected the name on a certificate of': null
    edited: null
    restored: null
    'brought back an older version of': null
    cancelled: null
    'downloaded the attendees of': null
    'downloaded the problem': null
    withdrew: null
    hid: null
    'showed again': null
    moved: null
    'merged into another one': null
    'merged another one into': null
    'took back the merge of': null
    split: null
    'looked up who sent in': null
    'merged again the parts of': null
    'took back the check-in of': null
    'downloaded the attendance of members:': null
    'let people in at': null
    'took back the check-in of a guest at': null
    'downloaded who came to': null
    'downloaded a list of members:': null
    'downloaded the progress of members:': null
    'failed to sign in to': null
    'failed too often to sign in to': null
    'asked to join again with': null
    'entered a wrong reset code for': null
    'entered too many wrong reset codes for': null
    'entered a wrong second factor for': null
    'entered a wrong password for': null
    didTo: { change: string | number; item: string | number }
    didAction: { action: string | number }
    gaveTask: { task: string | number }
    tookTask: { task: string | number }
    something: null
    aWebhook: null
    theClub: null
    theSite: null
    ownAccount: null
    accountOf: { name: string | number }
    thatIsGone: null
    accountGone: null
    accountUnknown: null
    gone: null
    outcomeRefused: null
    isGone: null
    rowCount: { count: number }
    'kept the reported question': null
    'removed what was reported of the question': null
    'made the plan of': null
    'changed the plan of': null
    'withdrew the plan of': null
    'asked for another address for': null
    'changed the address of': null
    'confirmed the address of': null
    'asked for a link that confirms the address of': null
    'signed in by the college to': null
    'connected the college with': null
    'asked for a test mail to': null
    'merged a company into another:': null
    'asked in vain for a link that confirms the address of': null
    'failed to sign in by the college to': null
    'updated from a file': null
    'set the year of passing out of': null
    'took away the year of passing out of': null
    fromAddress: { address: string | number }
  }
  authoring: {
    write: { title: string | number }
    writeAProblem: null
    problem: null
    theProblemDidNot: null
    nothingWasChanged: null
    loadingTheProblem: null
    n404ClubProblem: null
    theClubHasWritten: null
    allClubProblems: null
    savedUpdatedbySelectYes: {
      slug: string | number
      updatedBy: 'yes' | string
      updatedBy2: string | number
      time: Tag
    }
    clubProblems: null
    importAPackage: { sr: Tag }
    newProblem: null
    problems: null
    n0Problems: null
    noMoreProblems: null
    showTheFirstOnes: null
    writeTheClubS: null
    beginWithOneThat: null
    youStartFromA: null
    loadingTheClubS: null
    goToTheFirst: null
    theClubSProblems: null
    theCheckFoundCount: { count: number }
    notChecked: null
    theJudgeHasNot: null
    checkAboveLetsIt: null
    thisIsAboutAn: null
    yourUnsavedChangesAre: null
    testsAllProvenThe: { tests: string | number }
    waitingForAFree: null
    checking: null
    itGoesOnWhen: null
    n1Fault: null
    faults: { count: string | number }
    python: null
    limits: null
    inMillionsOfCounted: null
    limitsByLanguage: null
    language: null
    slowestAccepted: null
    limit: null
    whatAProgramThat: { code: Tag }
    theHiddenOnesAt: { code: Tag }
    yieldsWhatTheProgram: null
    theTrustedSolutionPublic: null
    theTestsHiddenThey: null
    theJudgeSSide: null
    whatExports: { file: string | number }
    exports: null
    randomComesFromCallofcode: { code: Tag; file: 'yes' | string }
    importAPackage2: null
    cancel: null
    importing: null
    import: null
    chooseAZipFile: null
    asThePackageSays: null
    aPackageOfKattis: null
    topic: null
    asInThePackage: null
    difficulty: null
    chooseAZipFile2: null
    theFolderOfA: null
    imported: null
    openTheProblem: null
    isADraftNow: { title: string | number }
    stillToDoOr: null
    viewAsMembersSee: { span: Tag }
    exportFolder: null
    exportForKattis: null
    onceChecked: { words: Tag }
    isWithdrawn: { title: string | number }
    withdraw: null
    takeOffTheSite: { title: string | number }
    withdrawing: null
    membersSeeItNo: null
    isDeleted: { title: string | number }
    deleteDraft: null
    delete: { title: string | number }
    deleting: null
    itWasNeverPublished: null
    leaveWithoutSaving: null
    thisProblemHasUnsaved: null
    stayHere: null
    theyStayInThis: null
    beginning: null
    begin: null
    startFrom: null
    itIsCompleteAnd: null
    aCopyOf: null
    publishedAsVersion: { version: string | number }
    publish: null
    notYet: null
    publishing: null
    publishVersion: { value: string | number }
    showToAllMembers: { title: string | number }
    showVersionOf: { version: string | number; title: string | number }
    itJoinsTheList: null
    submissionsAreJudgedBy: null
    whatChangedOptional: null
    otherAdminsReadIt: null
    somebody: null
    savedThisProblemAfter: { by: string | number; at: string | number }
    yourChangesAreNot: null
    theNewerTextIs: null
    youBothChanged: null
    understood: null
    changedByBoth: { path: string | number }
    removedThisFileAnd: { by: string | number }
    youRemovedThisFile: { by: string | number }
    howYoursDiffersFrom: { by: string | number }
    mergeBoth: null
    keepMine: null
    takeTheirs: null
    bothChangedTheSame: null
    theChangesAreIn: null
    address: { optional: string | number }
    address2: null
    itStaysForEver: { optional: 'yes' | string; shown: string | number }
    twoCrates: null
    addASolution: null
    renameOrMove: null
    addIt: null
    doIt: null
    theJudgeMustSay: null
    fileName: null
    saysWhatIsWrong: null
    accepted: null
    wrongAnswer: null
    timeLimitExceeded: null
    runtimeError: null
    memoryLimitExceeded: null
    aNameEndsIn: null
    aNameHasLetters: null
    thereIsAFile: null
    allSolutions: null
    remove: null
    solutions: { count: string | number }
    chooseASolutionTo: null
    atLeastOneAccepted: null
    removed: { name: string | number }
    undo: null
    none: null
    fault: null
    unsaved: null
    draft: null
    publishedV: { version: string | number }
    withdrawn: null
    changedSince: null
    checkPassed: null
    checkFailed: null
    waitingForTheJudge: null
    beingChecked: null
    statement: null
    aShortStoryThen: null
    editorial: null
    fromTheNaiveIdea: null
    asMembersSeeIt: { label: string | number }
    asMembersSeeIt2: null
    file: null
    thisProblemHasNo: null
    begin2: { shown: string | number }
    itsTestsAreStored: null
    itNeedsOne: null
    filesWithTests: { count: string | number; value: string | number }
    andMore: { count: string | number }
    theVersionsDidNot: null
    loadingVersions: null
    n0Versions: null
    nothingIsPublishedYet: null
    eachTimeYouPublish: null
    versions: null
    version: { number: string | number }
    latest: null
    by: { by: string | number }
    versionDidNotArrive: { number: string | number }
    loadingVersion: { number: string | number }
    itIsTheSame: null
    filesNoneOfWhich: { count: string | number }
    version2: { number: string | number }
    presentTexts: null
    takeThisVersionBack: null
    versionIsInThe: { number: string | number }
    saving: null
    saveCtrlS: { kbd: Tag }
    checking2: null
    saveAndCheck: null
    check: null
    toPublishSaveAnd: null
    membersSeeThisState: { version: string | number }
    toPublishLetThe: null
    theCheckFoundFaults: null
    theJudgeIsChecking: null
    filesPluralOneOther: { span: Tag; files: number; isKept: 'yes' | string }
    savedUpdatedbySelectYes2: { updatedBy: 'yes' | string; updatedBy2: string | number; time: Tag }
    notSavedWhatYou: { b: Tag; message: string | number }
    hasFaults: null
    unsaved2: null
    partsOfTheProblem: null
    thisIsNoNumber: null
    parameter: { place: string | number }
    signature: null
    nameOfTheFunction: null
    addAParameter: null
    returns: null
    voidTheAnswerIs: null
    changes: null
    theParameterThatIs: null
    theFirst: null
    type: null
    moveUp: { which: string | number }
    moveDown: { which: string | number }
    remove2: { which: string | number }
    aProgramHasNo: null
    removeTheSignature: null
    mendTheTextBelow: { b: Tag; fault: string | number }
    problemJsonAsText: null
    theFormWritesThis: null
    task: null
    title: null
    whatLearnersWrite: null
    choose: null
    counts: null
    ofTheOutermostList: null
    ofEveryListDoes: null
    judging: null
    tolerance: null
    numbersMayDifferBy: null
    orderOfAnAnswer: null
    memoryInMb: null
    beyondWhatTheLanguage: null
    multipliers: null
    theLimitOfA: null
    afterAWrongAnswer: null
    hints: null
    threeInMarkdownMembers: null
    hint: { place: string | number; step: string | number }
    thereAreHintsIn: { count: string | number }
    removeTheLast: { count: string | number }
    mainTopic: null
    furtherTopics: null
    removeTheTopic: { slug: string | number }
    addATopic: null
    questionOfTheTracker: null
    whereTheTrackerS: null
    twoSum: null
    backToSaved: null
    plainText: null
    tests: null
    solutions2: null
    problemJsonMustBe: null
    thisIsNoJson: { line: string | number; column: string | number }
    helpSolve: null
    helpSmall: null
    helpValid: null
    helpCheck: null
    helpSolveCalled: null
    helpSmallCalled: null
    helpSmallTest: null
    helpSamples: null
    solutionsComeNext: null
  }
  banner: {
    theBannerCouldNot: null
    announcement: null
    putAway: null
    cancelled: { title: string | number }
  }
  batch: {
    batches: null
    aBatchIsA: null
    addBatch: null
    name: null
    atMostCharactersLike: { batchName: string | number }
    saving: null
    cancel: null
    theBatchesDidNot: null
    loadingBatches: null
    noneYet: null
    rename: null
    membersPluralOneOther: { members: number; sr: Tag; name: string | number }
    progressAsCsvOf: { sr: Tag; name: string | number }
    attendanceAsCsvOf: { sr: Tag; name: string | number }
    rename2: { sr: Tag; name: string | number }
    removing: null
    remove: { sr: Tag; name: string | number }
    removeBatch: null
    removeTheBatch: { name: string | number }
    itsMembersStayMembers: null
    planOf: { sr: Tag; name: string | number }
  }
  blog: {
    readMoreArticles: null
    minRead: { readMinutes: string | number }
    linkCopied: null
    itsLink: { url: string | number }
    share: null
    onThisPage: null
    blog: null
    by: { title: string | number; author: string | number }
    backToBlogs: null
    loadingBlog: null
    theBlogDidNot: null
    n404Blog: null
    theBlogPostYou: null
    title: null
    hashMapsHonestly: null
    author: null
    category: null
    suchAsDataStructures: null
    tags: null
    separatedByCommas: null
    arraysTwoPointersInterviews: null
    content: null
    blogs: null
    articlesByClubMembers: null
    stayUpdatedWithThe: null
    myBlogs: null
    writeABlog: null
    createBlog: null
    searchBlogs: null
    searchTitleAuthorOr: null
    countPluralOneOther: { count: number }
    blogs2: null
    loadingBlogs: null
    theBlogsDidNot: null
    goToTheNewest: null
    n0Blogs: null
    noBlogsYet: null
    theFirstArticleWill: null
    noBlogFound: null
    showAllBlogs: null
    noBlogHasThis: null
    showAll: null
    readMore: { sr: Tag; title: string | number }
    itIsPublishedAs: null
    creating: null
    tag: null
    viewCount: { count: number }
    whenPublished: null
    atOnce: null
    atATime: null
    dayAndTime: null
    onTheClubsClocks: { timeZone: string | number; name: string | number }
    planIt: null
  }
  certificate: {
    of: { name: string | number }
    correctTheNameOf: { sr: Tag; name: string | number }
    takeBackThatOf: { sr: Tag; name: string | number }
    correctTheName: null
    theCertificateIsTaken: { mails: 'yes' | string }
    name: null
    issueAgain: null
    takeTheCertificateBack: null
    thePageOfThe: { name: string | number; mails: 'yes' | string }
    reason: null
    takeBack: null
    cancel: null
    oneMoment: null
    certificates: null
    theEvent: null
    theCertificatesDidNot: null
    loadingCertificates: null
    forTakingPartIn: { title: string | number }
    issued: null
    n0Certificates: null
    noneYet: null
    theyAreGivenTo: null
    certificates2: null
    certificateOfParticipation: null
    takenBack: null
    newCertificates: null
    title: null
    atMostCharacters: { certificateTitle: string | number }
    whatItIsFor: null
    standsBelowTheName: { certificateWords: string | number }
    whoSignsIt: null
    nameAndOfficeLike: null
    whoGetsOne: null
    everybodyWhoCameAnd: { without: string | number }
    someOfThem: null
    seeOneAsPdf: null
    issuing: null
    issueCountPluralOne: { count: number }
    issueCertificates: null
    giveACertificateTo: { count: number }
    notYet: null
    eachGetsANotification: { mails: 'yes' | string }
    loadTheNamesAgain: null
    loadingNames: null
    whoCameAndHas: null
    of2: { event: string | number }
    certificate: null
    theCertificateDidNot: null
    loadingTheCertificate: null
    thereIsNoCertificate: { span: Tag; code: string | number }
    thisCertificateIsGood: null
    issuedItAndIt: { club: string | number }
    thisCertificateWasTaken: null
    on: { revokedAt: string | number }
    thisCertificateWasChanged: null
    whatIsStoredHere: null
    whatItSays: null
    event: null
    on2: null
    by: null
    code: null
    thisIsTheFile: null
    thisIsNotThe: null
    thisFileCouldNot: null
    wasAFileChanged: null
    chooseThePdfOr: null
    certificatesTitle: null
    olderOnes: null
    loading: null
    checkACertificate: null
    itStandsOnThe: null
    check: null
  }
  club: {
    accent: null
    emptyForTheLime: null
    chooseTheAccent: null
    readableInBothThemes: null
    theNearestThatCan: { near: string | number }
    take: { near: string | number }
    saving: null
    save: null
    discardChanges: null
    notSavedYetKept: null
    somebody: null
    savedThisPartIn: { by: string | number }
    takeThisTextAs: { sr: Tag; value: string | number }
    club: null
    nameAndLook: null
    landingPage: null
    footer: null
    footerAndLinks: null
    conduct: null
    codeOfConduct: null
    visibility: null
    signUp: null
    mail: null
    versions: null
    earlierVersions: null
    itsNameItsWords: null
    partsOfTheSettings: null
    theSettingsDidNot: null
    nothingWasChanged: null
    loadingTheClub: null
    preview: null
    join: null
    aLink: null
    theChosenRow: null
    theVersionsDidNot: null
    loadingVersions: null
    n0Versions: null
    nothingWasChangedYet: null
    eachTimeSomebodySaves: null
    versions2: null
    asTheSiteBegan: null
    version: { number: string | number }
    theTextsOfA: null
    changed: { changed: string | number }
    broughtBackWhatThe: null
    broughtBackVersion: { returnedFrom: string | number }
    whatChangedInVersion: { sr: Tag; number: string | number }
    now: null
    bringBackVersion: { sr: Tag; number: string | number }
    bringBack: null
    bringBackWhatThe: null
    bringBackVersion2: { number: string | number }
    bringingBack: null
    allSettingsBecomeWhat: null
    howTheMembersOf: { club: string | number }
    howTheMembersOf2: null
    treatEachOther: null
    theCodeOfConduct: null
    loadingTheCodeOf: null
    notWritten: null
    theClubHasNo: null
    howMembersTreatEach: { link: Tag; conduct: string | number }
    wordsThatAreRefused: null
    wordsThatAreRefused2: null
    aWordOrSome: null
    didItChangeIn: { edition: 'yes' | string; edition2: number }
    askAllMembersAgain: null
    askEveryMemberTo: null
    notNow: null
    asking: null
    theySeeItAt: null
    modules: null
    blogs: null
    interviewExperiences: null
    problems: null
    forum: null
    events: null
    memberPages: null
    listsOfQuestions: null
    name: null
    shortName: null
    logo: null
    logoInTheDark: null
    timeZone: null
    language: null
    tagline: null
    titleOfTheReasons: null
    closingCall: null
    wordsUnderTheClosing: null
    wordOfTheHeadline: { line: string | number }
    titleOfTheReason: { line: string | number }
    wordsOfTheReason: { line: string | number }
    lastLine: null
    nameOfLink: { at: string | number }
    addressOfLink: { at: string | number }
    timesThatMembersWere: null
    nameOfTheSender: null
    addressForReplies: null
    newMembers: null
    logoInTheDark2: null
    codeOfConduct2: null
    wordsRefusedInThe: null
    acceptanceOfTheCode: null
    senderOfMails: null
    addressForReplies2: null
    emptyForTheOne: null
    links: null
    toWhereTheClub: { links: string | number }
    https: null
    headline: null
    threeWordsAtMost: null
    word: { line: string | number }
    reason: { line: string | number }
    title: null
    words: null
    wordsUnderIt: null
    inTitlesMailsFeeds: null
    atTheTopOf: null
    forWhoeverHasChosen: null
    aNewEventBegins: null
    emptyForTheName: null
    clubCollegeEdu: null
    emptyRepliesGoTo: null
    doesMailArrive: null
    sendsYouAMail: null
    askingTheMailServer: null
    sendMeATest: null
    theMailServerTook: null
    itWasNotSent: null
    theLearningModules: null
    theirListTheirPages: null
    theListAndEvery: null
    statementsHintsAndThe: null
    threadsAndReplies: null
    theListEventPages: null
    listsOfQuestionsLike: null
    alsoOfMembersWho: null
    whatOnlyMembersSee: null
    everybody: null
    membersOnly: null
    whileItIsClosed: null
    loadingTheChange: null
    nothing: null
    pngJpegWebpOr: null
    logoForTheDark: null
    muchOfThisLogo: null
    muchOfThisLogo2: null
    thePictureDidNot: null
    sending: null
    changeThe: { what: string | number }
    chooseA: { what: string | number }
    removeThe: { what: string | number }
    chooseAPngJpeg: null
    chooseAPictureOf: null
    thisSvgCannotBe: null
    first: null
    second: null
    third: null
    openSignup: null
    closedSignup: null
  }
  'code-editor': {
    codeEditor: null
    escapeLeavesTheEditor: { file: 'yes' | string }
    codeIn: { value: string | number }
    nextIsLine: { nextLine: string | number; code: Tag; value: string | number }
    seeLine: { badLine: string | number }
    codeInLoadingThe: { value: string | number }
    tabLeavesNow: null
    tabIndentsEscapeLeaves: { file: string | number }
    code: null
    language: null
    whereCIsCompiled: null
    compileAuto: null
    compileCHere: null
    compileOnServer: null
    plainText: null
    vim: null
    bringMineBack: null
    reset: null
    isJudgedOnThe: { value: string | number }
    c23CompiledAs: { link: Tag }
    resetCode: null
    putTheStarterCode: { value: string | number }
    bringMineBackUndoes: null
    thisSolutionWasChanged: null
    thereIsAnotherVersion: null
    showTheOtherOne: null
    keepWhatIsShown: null
    python: null
    java: null
    whatYouHaveTyped: { children: Tag }
    signIn: null
    solveAgain: null
    editorSettings: null
  }
  core: {
    skip: null
    home: { club: string | number }
    noPhoto: null
    theme: null
    search: { sr: Tag }
    notifications: null
    unread: { count: string | number }
    success: null
    error: null
    warning: null
    info: null
    busy: null
    dismiss: { message: string | number }
    todayAt: { time: string | number }
    loading: null
    loadingPage: null
    signInAgain: null
    notShown: null
    failed: null
    failedLead: null
    offline: null
    offlineLead: null
    lost: null
    lostLead: null
    looking: null
    unreached: null
    again: null
    Easy: null
    Medium: null
    Hard: null
    Beginner: null
    Intermediate: null
    Advanced: null
    Events: null
    Content: null
    Moderation: null
    Approvals: null
    Problems: null
    'Announce, edit and cancel events, and see who comes': null
    'Write blogs and modules, review interview experiences, edit the curriculum and its lists': null
    'Decide about flagged posts, pin, lock, edit and delete in the forum': null
    'Decide who joins': null
    'Write, check and publish the club’s own problems': null
    otherMember: null
    loadAgain: null
    timeSpan: { first: string | number; start: string | number; end: string | number }
    daySpan: { first: string | number; start: string | number; last: string | number; end: string | number }
    clockSpan: { start: string | number; end: string | number }
    timeHere: { time: string | number; zone: string | number }
    General: null
    'DSA help': null
    Interviews: null
    Projects: null
  }
  curriculum: {
    title: null
    lead: null
    tracker: null
    topicTitle: { topic: string | number }
    description: null
    unknownTopic: null
    searchTopics: null
    searchTopicsHere: null
    noTopics: null
    lists: null
    topics: { count: number }
    questions: { count: number }
    noneOf: { total: string | number }
    firstTopics: null
    clearSearch: null
    notInTopics: { text: string | number }
    loadingTopics: null
    progress: null
    allDone: null
    next: { topic: Tag; title: string | number; today: Tag }
    doneOfQuestions: { done: string | number; total: string | number }
    doneOf: { total: string | number }
    streak: null
    longest: { days: string | number }
    days: { count: number }
    activityLabel: { done: number; days: number }
    activity: null
    year: { done: string | number; b: Tag }
    halfYear: { done: string | number; b: Tag }
    todayMark: null
    solvable: null
    signIn: { link: Tag }
    notArrived: null
    again: null
    searchQuestions: null
    searchQuestionsHere: null
    difficulty: null
    all: null
    noQuestions: null
    loadingQuestions: null
    topicEmpty: null
    topicNone: null
    listEmpty: null
    listNone: null
    showAll: null
    doneNamed: { name: string | number }
    sentLater: null
    openNamed: { name: string | number }
    backToTopics: null
    questionsTitle: null
    noTopicHere: null
    thisTopic: null
    topicLabel: null
    ticksSent: { count: number }
    doneShort: { done: string | number; total: string | number }
    doneEasy: { done: string | number; total: string | number }
    doneMedium: { done: string | number; total: string | number }
    doneHard: { done: string | number; total: string | number }
    start: { sr: Tag; topic: string | number }
    continue: { question: string | number }
    begin: { question: string | number }
    map: null
    reviews: null
    starNamed: { name: string | number }
    hasNotes: null
    starred: null
    notes: null
    shelves: null
    bringSolved: null
    difficultyHidden: null
    showDifficulty: null
    showDifficultyAndTopic: null
    plans: null
    buildPlan: null
    solveNamed: { sr: Tag; name: string | number }
    hereOf: { here: string | number; total: string | number }
    questionsHere: { count: number; here: string | number }
    solveFirst: null
  }
  demo: {
    title: null
    lead: null
    line: { number: string | number }
    at: { name: string | number; place: string | number }
    returns: null
    back: null
    forward: null
    pause: null
    play: null
    step: null
    stepOf: { step: string | number; count: string | number }
    topics: null
    questions: null
    problems: null
    tryOne: null
    tryHow: null
    GRAPH: null
    TREE: null
    SORTED: null
    'WHY JOIN US?': null
    COMMUNITY: null
    'Connect with passionate coders and grow together.': null
    INNOVATION: null
    'Explore cutting-edge technologies and build amazing things.': null
    ACHIEVEMENT: null
    'Participate in hackathons and showcase your skills.': null
  }
  draft: {
    saveDraft: null
    yourDraftFromIs: { at: string | number }
    discardDraft: null
    discardEverythingTypedIn: null
    discarding: null
    itIsRemovedHere: null
    noteSavedElsewhere: { at: string | number }
    draftSavedElsewhere: { at: string | number }
    noteKeptHere: { at: string | number }
    draftKeptHere: { at: string | number }
    showTheOtherNote: null
    showTheOtherDraft: null
    lookingForYourNote: null
    lookingForYourDraft: null
    saving: null
    showWhatITyped: null
    keepWhatIsShown: null
    keptOnThisDevice: null
    saved: { savedAt: string | number }
    saved2: null
    savesByItselfWhile: null
    newThread: null
    newBlog: null
    newModule: null
    newExperience: null
    yourInterviewExperience: null
    yourNewBlog: null
    newAnnouncement: null
    newEvent: null
    reply: null
    solutionIn: { value: string | number }
    notes: null
    question: null
    yourBlog: null
    editedBlog: null
    editedModule: null
    editedExperience: null
    draft: null
    notSavedYetKept: { reason: string | number; kept: 'yes' | string }
    yourSessionHasExpired: null
    tooManyRequests: null
    theServerHasA: null
    drafts: null
    whatYouBeganAnd: null
    onlyInThisBrowser: null
    theyDidNotReach: null
    drafts2: null
    theDraftsDidNot: null
    loadingDrafts: null
    n0Drafts: null
    nothingIsHalfWritten: null
    whatYouTypeIn: null
    noWordsYet: null
    noWordsYet2: null
    open: { sr: Tag; name: string | number }
    delete: { sr: Tag; name: string | number }
    deleteDraft: null
    delete2: null
    deleting: null
    itIsGoneFrom: null
    draftDeleted: null
    draftSaved: null
    signedOut: null
    noConnection: null
    newSeries: null
    series: null
    comment: null
    answer: null
  }
  duplicate: {
    noOtherAccountHas: null
    theseMayBeThe: null
    accountsThatMayBe: null
    statusSelectYesOther: { email: string | number; status: 'yes' | string; why: 'yes' | string; day: Tag }
    mergeIntoThisAccount: { sr: Tag; email: string | number }
    mergeAccounts: null
    keepBoth: null
    merging: null
    mergeInto: { name: string | number }
    whatHasGoesTo: { email: string | number; name: string | number }
    thatAccountIsDisabled: null
    lookingWhatMoves: null
    itHasNothingThat: null
    whatMoves: null
    andThatBothHave: { stays: number }
  }
  edit: {
    edit: { name: string | number }
    saveChanges: null
    saving: null
    thisWasDeletedMeanwhile: { kind: 'modules' | 'blogs' | string }
    restoring: null
    restore: { kind: 'modules' | 'blogs' | string }
    somebody: null
    changedThisAtSelect: {
      by: string | number
      kind: 'modules' | 'blogs' | string
      at: 'yes' | string
      at2: string | number
    }
    youHadNotTouched: { taken: string | number }
    youBothChangedYours: { open: string | number }
    lookItOverThen: null
    somebody2: null
    asChangedIt: { name: string | number; by: string | number }
    putMineBack: null
    takeTheirs: null
    theirsIsInThe: null
    yoursIsInThe: null
    empty: null
    edit2: { title: string | number }
    backToInterviewExperiences: null
    backToThe: { kind: 'modules' | 'blogs' | string }
    history: null
    whatYouSaveIs: null
    loadingTheCurrentVersion: null
    theDidNotArrive: { kind: 'modules' | 'blogs' | string }
    nothingWasChanged: null
    n404Edit: { name: string | number }
    thereIsNoSuch: { kind: 'modules' | 'blogs' | string }
    deletedItems: null
    allS: { kind: 'modules' | 'blogs' | string }
  }
  event: {
    signedUp: null
    downloadCsv: null
    searchWhoIsSigned: null
    searchNameOrEmail: null
    n0SignedUp: null
    nobodyHasSignedUp: null
    everybodyWhoTakesA: null
    n0Shown: null
    nobodyFound: null
    showEverybody: null
    people: null
    going: { going: number }
    going2: null
    waiting: { waiting: number }
    waiting2: null
    theListOfWho: null
    goToTheFirst: null
    name: null
    email: null
    signedUpTime: { zone: string | number }
    loadingWhoIsSigned: null
    event: null
    allEvents: null
    loadingEvent: null
    theEventDidNot: null
    n404Events: null
    thereIsNoEvent: null
    seeAllEvents: null
    editEvent: null
    peopleSignedUpGet: { mails: 'yes' | string }
    whatToChange: null
    onlyWhatYouChange: { mails: 'yes' | string }
    saving: null
    saveEvents: { count: string | number }
    saveChanges: null
    cancel: null
    title: null
    starts: null
    ends: null
    timeZoneOfBoth: null
    whereTheEventTakes: null
    seats: null
    leaveItEmptyFor: null
    place: null
    link: null
    aPageToRead: null
    onlineMeeting: null
    theAddressToJoin: null
    description: null
    thisIsInThe: null
    upcoming: null
    past: null
    events: null
    contestsTalksAndBuild: null
    events2: null
    pastEvents: null
    theEventsDidNot: null
    goToTheNewest: null
    contestsTalksAndBuild2: null
    announceAnEvent: null
    loadingEvents: null
    n0Events: null
    noEventIsOver: null
    seeWhatIsComing: null
    nothingIsPlannedRight: null
    pressAnnounceAnEvent: null
    seePastEvents: null
    contestsTalksAndBuild3: null
    cancelled: null
    online: null
    oneOfSeveralDates: null
    materials: null
    addToCalendar: null
    where: null
    when: null
    forOrganisers: null
    speakers: null
    everybodySeesItAt: null
    newEvent: null
    announceEvent: null
    announcing: null
    yourSeat: null
    signInToRegister: null
    askAgainWhetherYou: null
    loading: null
    youAreGoing: null
    youAreNumberIn: { position: string | number; mails: 'yes' | string }
    aSeatThatIs: null
    registering: null
    joinTheWaitingList: null
    register: null
    leaveTheWaitingList: null
    giveUpMySeat: null
    leaving: null
    keepWaiting: null
    keepMySeat: null
    youCanJoinAgain: null
    itGoesToThe: { waiting: 'yes' | string }
    whoSpeaksInThe: null
    slidesARecordingA: null
    theMaterialsDidNot: null
    members: null
    slides: null
    address: null
    https: null
    whoSeesIt: null
    everybodyWhoSeesThe: null
    withAndMore: { value: string | number; rest: string | number }
    withLengthSelectYes: { length: 'yes' | string; value: string | number; last: string | number }
    joinAt: { hostname: string | number }
    itCouldBeJoined: null
    theLinkIsShown: null
    theLinkIsShown2: null
    membersWhoRegisterSee: null
    thereIsNoneYet: null
    add: { thing: string | number }
    atMost: { most: string | number }
    save: null
    moveUp: { name: string | number }
    moveDown: { name: string | number }
    remove: { name: string | number }
    speaker: null
    member: null
    theirHandleIfThey: null
    aboutThem: null
    oneLineWhatThey: null
    cancelling: null
    cancelEvent: null
    cancel2: { title: string | number }
    everybodySignedUpGets: { mails: 'yes' | string }
    keepIt: null
    cancelEvents: { count: string | number }
    everybodySignedUpGets2: { mails: 'yes' | string }
    onlyThisOne: { startsAt: string | number }
    thisAndTheThat: { count: number; startsAt: string | number }
    countPluralOneOther2: { count: number; people: number; what: string | number }
    repeats: null
    stops: null
    doesNotRepeat: null
    everyWeek: null
    everyTwoWeeks: null
    everyMonthOnThe: null
    afterANumberOf: null
    onADay: null
    lastDay: null
    howManyEvents: null
    withTheFirstOne: { MOST_OF_SERIES: string | number }
    eventsMembersRegisterFor: { value: string | number; every: string | number; dates: string | number }
    withItsTimesAnd: null
    of: { value: string | number; at: string | number; count: string | number }
    cancelled2: null
    thisOne: null
    moreLinks: { count: number }
    onlyLinks: { count: number }
    moreThan: { most: string | number }
    noLimit: { going: number }
    seatsLeft: { left: number; capacity: number }
    seatsTaken: { going: number; capacity: number }
    seatsTooFew: { going: number; capacity: number }
    seatsTooFewWaiting: { going: number; capacity: number; waiting: number }
    seatsTakenWaiting: { going: number; capacity: number; waiting: number }
    peopleShown: { shown: number; count: number }
    everyOf: {
      every: 'week' | 'fortnight' | string
      which: 'first' | 'second' | 'third' | 'fourth' | string
      day: string | number
    }
    furtherDates: { count: number; day: string | number }
    seriesToCalendar: { count: string | number }
    whyCancelled: null
    whyHint: null
  }
  experience: {
    createInterviewExperience: null
    publishedAtOnceUnder: null
    creating: null
    company: null
    role: null
    candidate: null
    verdict: null
    content: null
    by: { memberlink: Tag; candidate: string | number }
    collapse: null
    readFullExperience: null
    interviewExperience: null
    theExperienceDidNot: null
    loadingExperience: null
    all: null
    result: null
    moreCompanies: null
    otherCompany: null
    anyRole: null
    year: null
    anyYear: null
    sdeIntern: null
    chooseAVerdict: null
    theRoundsWhatWas: null
    mayStayEmpty: null
    interviewExperiences: null
    interviewExperiencesSharedBy: null
    searchExperiences: null
    searchCompanyRoleOr: null
    countPluralOneOther: { count: number }
    experiences: null
    theInterviewExperiencesDid: null
    goToTheFirst: null
    learnFromRealInterview: null
    shareYourExperience: null
    loadingExperiences: null
    n0Experiences: null
    noExperienceFound: null
    noExperienceMatchesAll: null
    noInterviewExperiencesYet: null
    shareTheFirstOne: null
    membersCanSendTheirs: null
    showAllExperiences: null
    anyCompany: null
    anyResult: null
    withoutTheSearch: null
    candidateSelectYesBy: { candidate: 'yes' | string; candidate2: string | number; date: Tag }
    whyItWasRefused: null
    readIt: null
    accept: { name: string | number }
    accept2: null
    refuse: { name: string | number }
    refuse2: null
    accept3: { name: string | number }
    notYet: null
    accepting: null
    everybodyCanReadIt: { readers: 'members' | string }
    refusing: null
    refuse3: { name: string | number }
    itIsNotPublished: null
    reason: null
    itsAuthorReadsIt: { mails: 'yes' | string }
    submissions: null
    interviewExperiencesThatMembers: null
    waiting: { waiting: string | number }
    theSubmissionsDidNot: null
    loadingSubmissions: null
    submissions2: null
    n0Here: null
    allOfThisPage: null
    showTheLongestWait: null
    allDecided: null
    nothingWaitsForReview: null
    interviewExperiences2: null
    whatMembersSendIn: null
    submitAnExperience: null
    howWasYourInterview: null
    whatHappensNext: null
    youSendItIn: null
    anAdminReadsIt: null
    acceptedItStandsAmong: { readers: 'members' | string }
    itStandsBelowWith: { message: string | number; company: string | number; role: string | number }
    submitForReview: null
    sending: null
    submitAnonymously: null
    nobodySeesYourName: null
    you: null
    itWillSayBy: { name: string | number }
    yourSubmissions: null
    yourSubmissionsDidNot: null
    loadingYourSubmissions: null
    n0Submissions: null
    youHaveNotSent: null
    whatYouSubmitStands: null
    waitingForReview: null
    accepted: null
    refused: null
    resultOf: { verdict: string | number }
    removed: null
    Selected: null
    Rejected: null
    Pending: null
    rounds: null
    round: { at: string | number }
    roundAndKind: { at: string | number; kind: string | number }
    roundsHint: null
    kindOfRound: null
    whatWasAsked: null
    oneALine: null
    addRound: null
    removeRound: { at: string | number }
    inTheTracker: null
    isInTracker: { name: string | number }
    notInTracker: { line: string | number }
    whichIsMeant: { line: string | number }
    noneOfThem: null
    assessment: null
    coding: null
    technical: null
    design: null
    project: null
    manager: null
    hr: null
    other: null
    whoSentIt: null
    looking: null
    sentBy: { name: string | number; email: string | number }
    companies: null
    companiesLead: null
    companiesFailed: null
    loadingCompanies: null
    n0Companies: null
    noCompanies: null
    toldOf: { count: number; latest: string | number }
    toldBy: { count: number; year: 'all' | string }
    readThem: null
    allYears: null
    topics: null
    askedHere: null
    nothingAsked: null
    askedExplained: null
    interviewsAt: { name: string | number }
    interviewsAtLead: { name: string | number }
    companyFailed: null
    loadingCompany: null
    allCompanies: null
    moreOf: { company: string | number }
    sameAs: null
    sameAsHint: null
    chooseCompany: null
    mergeCompanies: null
    mergeQuestion: { name: string | number; other: string | number }
    buildPlan: null
  }
  explain: {
    growth: null
    lead: null
    measure: null
    measureAgain: null
    stop: null
    preparing: null
    asking: null
    download: { size: string | number }
    measuring: null
    sizesDone: null
    failed: null
    notCompiled: null
    clear: { model: string | number }
    level: null
    between: { models: string | number }
    noneFits: null
    tooFew: null
    whatNIs: { code: Tag; n: string | number }
    stoppedAt: { n: string | number }
    table: null
    fuel: null
    asFitted: { model: string | number }
    model: null
    off: null
    curve: { fuel: string | number; n: string | number }
    howMeasured: { sizes: number }
    among: null
    comparing: null
    comparisonLost: null
    byClock: { language: string | number }
    few: { language: string | number }
    stands: { all: number; more: string | number; language: string | number }
    standsBeside: { same: number; less: number }
    ownBest: { best: string | number; fuel: string | number }
    someLeft: null
    linesOfCode: { lines: number }
    loopsDeep: { loops: number }
    memo: null
    search: null
    heap: null
    sort: null
    map: null
    recursion: null
    loops3: null
    loops2: null
    loops1: null
    loops0: null
    otherShapes: null
    byFuel: null
    byShape: null
    shape: null
    members: null
    middleFuel: null
    fromTo: { from: string | number; to: string | number }
    yourBest: null
    yours: null
    about: { fuel: string | number }
    tooFewToSay: null
    howCompared: { fewest: string | number }
    walkTitle: null
    walkLead: null
    walkLoading: null
    walkNotOnThisDevice: null
    walkDidNotArrive: null
    walkTryAgain: null
    walkOfTheClub: null
    walkNothing: null
    walkOtherLanguages: null
    walkCodeAbove: null
    walkOwnSolution: null
    walkTooSlow: null
    walkStepThroughIt: null
    walkTitleOf: { name: string | number; language: string | number }
    walkOnInput: null
    walkWhereYourCodeFailed: null
    walkYourInputs: null
    walkSamples: null
    walkInput: { at: string | number }
    walkCounterexample: null
    walkFailedTest: { test: string | number }
    walkFailedOn: { name: string | number }
    walkShowTheSteps: null
    walkTypeAnInput: null
    walkNoMoreInputs: { most: string | number }
    walkInputIsWrong: null
    walkStepsOfWhatItWas: null
    walkCode: null
    walkPreparing: null
    walkRecording: null
    walkNotCompiled: null
    walkFailed: null
    walkTheSteps: null
  }
  feedback: {
    yourRating: null
    whatWasGood: null
    whatToDoBetter: null
    theOrganisersMaySee: null
    otherwiseTheyReadIt: null
    sending: null
    saveChanges: null
    send: null
    takingBack: null
    takeItBack: null
    thisIsWhatYou: { late: string | number }
    whatPeopleSaid: null
    howWasIt: null
    great: null
    good: null
    allRight: null
    notSoGood: null
    bad: null
    theAnswersDidNot: null
    loadingWhatPeopleSaid: null
    n0Answers: null
    nobodyHasSaidAnything: null
    thoseWhoWereGoing: null
    downloadCsv: null
    countPluralOneOther: {
      count: number
      held: 'yes' | string
      held2: number
      LEAST_ANSWERS: string | number
    }
    of5OnAverage: { value: string | number }
    howManyGaveWhich: null
    moreAnswers: null
    of5NameSelect: { rating: string | number; name: 'yes' | string; name2: string | number }
    good2: null
    toDoBetter: null
  }
  figures: {
    tracker: null
    days: null
    topic: null
    list: null
    module: null
    memberDays: null
    memberSolved: null
    day: {
      solvingEasy: string | number
      solvingMedium: string | number
      solvingHard: string | number
      reviewEasy: string | number
      reviewMedium: string | number
      reviewHard: string | number
    }
    problems: null
    fuel: null
    plan: null
    cohort: { days: string | number }
    cohortCounts: null
    companies: null
    board: null
    reviews: null
    attendance: null
    feedback: { least: string | number }
    mentored: { tries: string | number; days: string | number; shown: string | number }
    files: null
    masteryFile: null
    streakFile: null
    reviewsFile: null
    keptFile: null
    leaderboardFile: null
    handlesFile: null
  }
  forum: {
    askAboutTheProblem: null
    yourQuestion: null
    everybodyCanReadIt: { readers: 'members' | string }
    posting: null
    ask: null
    deletedMember: null
    admin: null
    manager: null
    editThread: null
    editReply: null
    reply: null
    saving: null
    saveChanges: null
    cancel: null
    flagged: null
    flag: null
    thePostOf: { author: string | number }
    flagPost: null
    theModeratorsReadIt: null
    whatIsWrongWith: null
    noteForTheModerators: null
    sending: null
    sendToTheModerators: null
    muted: null
    mute: null
    theirAccountIsGone: null
    history: null
    youMuted: { author: string | number }
    showThisPost: null
    waitingPluralOneOther: { waiting: number }
    belowPluralOneOther: { below: number }
    newThread: null
    backToTheForum: null
    sayWhatYouWant: null
    startThread: null
    starting: null
    quote: null
    edit: null
    notTheAnswer: null
    accept: null
    voteForThePost: { author: string | number }
    countPluralOneOther: { count: number }
    delete: null
    deleteReply: null
    deleteThread: null
    deleteReply2: { whose: string | number }
    delete2: { title: string | number }
    deleting: null
    repliesToItStay: null
    repliesToItStay2: null
    edited: null
    editedShowWhatIt: { sr: Tag }
    earlierTexts: null
    theEarlierTextsDid: null
    loadingEarlierTexts: null
    untilThenChangedBy: { time: Tag; editor: string | number }
    earlierText: null
    theDiscussionDidNot: null
    nobodyHasAskedAbout: null
    membersAskAndAnswer: null
    signInToAsk: null
    askAQuestion: null
    replycountPluralOneOther: { replyCount: number }
    openTheThreadIn: null
    postOf: { name: string | number }
    votesPluralOneOther: { votes: number }
    thereIsCodeIn: null
    answerOrVoteOn: { sr: Tag; name: string | number }
    earlierPosts: null
    loadingDiscussion: null
    knowTheAnswer: null
    membersReplyVoteAnd: null
    signInToReply: null
    yourReply: null
    moderatorsCanStillWrite: { locked: string | number }
    youArePausedUntil: { time: Tag }
    postReply: null
    youRepliedAMoment: { time: Tag }
    thisThreadIsSlow: { slowMinutes: string | number }
    inAnswerTo: { value: string | number }
    answerTheThreadInstead: { sr: Tag }
    noRepliesYet: null
    replycountPluralOneOther2: { replyCount: number }
    theRepliesDidNot: null
    newRepliesDidNot: null
    tryingAgain: null
    tryAgain: null
    loadingReplies: null
    moreReplies: null
    hereGaveTheAccepted: { author: string | number; link: Tag }
    thisReplyWasDeleted: null
    replyOf: { author: string | number }
    acceptedAnswer: null
    inAnswerTo2: { link: Tag; value: string | number }
    title: null
    theQuestionInOne: null
    category: null
    chooseACategory: null
    content: null
    forum: null
    questionsAndAnswersOf: null
    askAnswerAndShow: null
    searchTheForum: null
    searchTitlesThreadsAnd: null
    threads: null
    loadingThreads: null
    theThreadsDidNot: null
    goToTheFirst: null
    n0Threads: null
    nobodyHasAskedAnything: null
    stuckOnAProblem: null
    noThreadFound: null
    showAllThreads: null
    noThreadMatchesThis: null
    startAThread: null
    signInToWrite: null
    all: null
    latest: null
    top: null
    unanswered: null
    sortBy: null
    pinned: null
    locked: null
    answered: null
    thread: null
    loadingThread: null
    theThreadDidNot: null
    thisThreadWasMerged: null
    allThatWasWritten: null
    goToTheOther: null
    n404Forum: null
    itWasDeletedOr: null
    readOtherThreads: null
    lastActivity: null
    theOpeningPostWas: null
    openTheProblem: null
    watchedThreads: null
    threadsOfWhichYou: null
    theThreadsDidNot2: null
    youWatchAndIgnore: null
    goToTheForum: null
    eachThreadHasTell: null
    replycountPluralOneOther3: { replyCount: number; day: Tag }
    votersPluralOneOther: { voters: number }
    ended: null
    openUntil: null
    theResultIsShown: null
    membersVoteAndSee: null
    changeMyVote: null
    voting: null
    vote: null
    leaveIt: null
    takeMyVoteBack: null
    yourVote: null
    votesPluralOneOther2: { votes: number; votes2: string | number }
    addAPoll: null
    poll: null
    questionOfThePoll: null
    optionsOneALine: null
    toAPollCannot: { least: string | number; most: string | number }
    openFor: null
    severalOptionsCanBe: null
    nobodySeesTheResult: null
    removeThePoll: null
    tellMeOf: null
    asTheyLike: null
    onceAMinute: null
    onceAnHour: null
    onceADay: null
    moderation: null
    unpinThread: null
    pinThread: null
    unlockThread: null
    lockThread: null
    membersReply: null
    pasteTheAddressOf: null
    mergeIntoAnother: null
    mergeThread: null
    merge: null
    intoAnotherThread: null
    allItsPostsStand: null
    addressOfTheOther: null
    keepThemApart: null
    merging: null
    merge2: null
    days1: null
    days3: null
    days7: null
    days14: null
    days30: null
    deletedReply: null
    Spam: null
    'Rude or abusive': null
    'Off topic': null
    'Gives a solution away': null
    Other: null
    theReplyOf: { name: string | number }
    theAuthor: { name: string | number }
    threadsCount: { count: number }
    replyWord: { count: number }
    voteWord: { count: number }
    threadOfMuted: null
    showThread: null
    ofAuthor: { name: string | number }
    toThePostOf: { author: string | number }
    onceInMinutes: { minutes: number }
    onceInHours: { hours: number }
    askedInTheForum: null
    noReplyYet: null
    repliesInAll: { count: number }
    withCode: null
    moreQuestions: null
    postWord: { count: number }
    postsInAll: { replyCount: number }
  }
  handle: {
    title: null
    lead: null
    off: null
    failed: null
    loading: null
    accounts: null
    proven: null
    notProven: null
    asOf: { site: string | number; date: Tag; at: string | number }
    byHand: { date: Tag; at: string | number }
    figuresOf: { site: string | number }
    figure: { name: 'solved' | 'rating' | 'maxRating' | 'score' | 'rank' | 'repositories' | string }
    explained: { site: 'leetcode' | 'codeforces' | 'codechef' | 'geeksforgeeks' | string }
    nameOn: { site: string | number }
    nameHint: null
    add: null
    lost: null
    failure: { why: 'absent' | 'expired' | 'missing' | 'changed' | 'limited' | string; site: string | number }
    lookedAt: { date: Tag; at: string | number }
    remove: null
    removeAccount: null
    removeQuestion: { handle: string | number; site: string | number }
    removeMore: null
    prove: null
    token: { site: string | number }
    tokenHint: { date: Tag; at: string | number }
    putIt: { site: 'leetcode' | 'codeforces' | 'codechef' | 'geeksforgeeks' | string }
    checkNow: null
    checking: null
    onItsWay: null
    enterByHand: null
    saveFigures: null
    entered: null
  }
  handover: {
    handOverTheClub: null
    onceAYearIt: null
    theListDidNot: null
    loadingTheList: null
    ofDone: { count: string | number; count2: string | number }
    done: null
    notDoneYet: null
    youAreAnAdmin: null
    yourOwnStepDown: null
    allIsDoneYou: null
    youMayStepDown: { value: string | number }
    whenAnotherAdminHas: null
    oneMoment: null
    stepDown: null
    beAnAdminNo: null
    stayAnAdmin: null
    theScreensOfAdmins: null
    chooseTheNewAdmins: null
    makeThemAdminsOn: null
    admins: null
    you: null
    members: null
    theyHaveSignedIn: null
    soYouKnowThat: null
    whoIsReady: null
    signedIn: null
    notSignedInYet: null
    aSecondFactor: null
    noSecondFactor: null
    mailWorksAndAnswers: null
    sendATestMail: { link: Tag }
    giveTheNewAdmins: null
    weTriedIt: null
    lookAtWhatRuns: null
    apiTokensEndWith: null
    tokensAndWebhooks: null
    tokenOf: { name: string | number; owner: string | number }
    webhookToIsonSelect: { url: string | number; span: Tag; isOn: 'yes' | string }
    thereAreNone: null
    weLookedAtThem: null
    everyTaskHasA: null
    giveThoseThatHave: null
    tasks: null
    until: { value: string | number }
    withoutAnEnd: null
    nobodyHoldsATask: null
    saving: null
    somebody: null
    saidSoOn: { by: string | number; day: Tag }
    tokenEnds: { day: Tag }
    backupTried: null
  }
  help: {
    title: null
    lead: null
    problem: null
    problemMeans: null
    path: null
    pathMeans: null
    module: null
    moduleMeans: null
    list: null
    listMeans: null
    plan: null
    planMeans: null
    tracker: null
    trackerMeans: null
    review: null
    reviewMeans: null
    streak: null
    streakMeans: null
    fuel: null
    fuelMeans: null
  }
  landing: {
    description: { club: string | number }
    page: null
    about: null
    events: null
    join: null
    ownProfile: { name: string | number }
    start: null
    explore: null
    pause: null
    play: null
    openDashboard: null
    joinClub: { club: string | number }
    stars: { count: string | number }
    closing: { one: Tag; br: Tag; two: Tag }
    Dashboard: null
    'DSA Tracker': null
    Modules: null
    Blogs: null
    'Interview Experiences': null
    Forum: null
    Licences: null
    language: null
    conduct: null
    'Creative coders: join the community, explore events, take part in hackathons.': null
    'Join hundreds of creative minds building the future, one line of code at a time.': null
  }
  languages: {
    title: null
    lead: null
    auto: null
    saved: null
  }
  leaderboard: {
    moreThanTheMonth: null
    improvedMost: null
    upFront: null
    nobodyStandsHereYet: null
    nearYou: null
    andEverybodyWhoBegins: null
    place: null
    you: { name: string | number }
    yourCount: null
    youMonthSelectYes: { count: string | number; thing: string | number; month: 'yes' | string }
    takeMeOffLeaderboards: null
    putMeOnLeaderboards: null
    youAreOneOf: null
    welcomeTakeYourTime: null
    youStandOnNo: null
    yourPageIsShown: null
    oneIsEnoughTo: null
    allOfItCounts: null
    moreThanTheMonth2: { count: string | number }
    asManyAsThe: null
    itWasTheMonth: { before: string | number }
    leaderboard: null
    whoSolvedALot: null
    counted: null
    problemsSolvedWithThe: null
    questionsTickedByOne: null
    orderedBy: null
    howMany: null
    howManyMoreThan: null
    month: null
    monthsBeginAtMidnight: null
    monthsBeginInTheClub: { zone: string | number }
    allMonths: null
    batch: null
    allBatches: null
    theLeaderboardDidNot: null
    loadingTheLeaderboard: null
    ticked: null
    solved: null
  }
  licence: {
    licences: null
    theFreeSoftwareThat: null
    thisSiteIsFree: null
    loadingTheLicences: null
    theLicencesDidNot: null
    theLicenceOf: { licence: string | number; name: string | number }
  }
  markdown: {
    bold: null
    italic: null
    heading: null
    link: null
    quote: null
    list: null
    numberedList: null
    code: null
    codeBlock: null
    table: null
    math: null
    spoiler: null
    write: null
    preview: null
    editor: null
    markdownWithMathCode: null
    ofKbUsed: { count: string | number; limitBytes: string | number }
    tooLong: null
    nothingToPreviewYet: null
    loadingPreview: null
    thePreviewDidNot: null
    whatYouWroteIs: { message: string | number }
    picturesOfOtherSites: null
    uploadAPicture: null
    picture: null
    formatting: null
    languageOfCodeBlocks: null
    pictureAddedTypeWhat: null
    pictures: null
    uploading: { name: string | number }
    retry: { sr: Tag; name: string | number }
    putItIn: null
    remove: { sr: Tag; name: string | number }
    wasNotUploadedBefore: null
    wasNotUploaded: { reason: string | number }
    isUploaded: null
    chooseItAgain: { sr: Tag; name: string | number }
    isInTheText: { strong: Tag; name: string | number }
    describe: { sr: Tag; name: string | number }
    notNow: { sr: Tag; name: string | number }
    picturesToAdd: null
    theUploadWasGiven: null
    foundPluralOneOther: { found: number }
    members: null
    aPictureIsNot: null
    'Plain text': null
    signInForPictures: null
  }
  'member-import': {
    importMembers: null
    fromASpreadsheetSaved: { mails: 'yes' | string }
    rows: null
    theFirstLineNames: null
    checking: null
    checkTheRows: null
    atMostKbAt: { importBytes: string | number }
    theFileCouldNot: null
    chooseACsvFile: null
    orPasteItsRows: null
    madeCount: { made: number }
    createdCount: { created: number; mails: 'yes' | string }
    approvedCount: { approved: number }
    changedCount: { updated: number }
    knownCount: { known: number }
    shutCount: { shut: number }
    seeMembers: null
    nobodyWasNew: null
    faultcountPluralOneOther: { faultCount: number }
    thisColumnIsNot: null
    theseColumnsAreNot: null
    thisBatchIsMade: null
    theseBatchesAreMade: null
    nobodyHereIsNew: null
    importMadePluralOne: { made: number }
    importing: null
    notYet: null
    theyAreMembersAt: { made: number; mails: 'yes' | string }
    nobodyIsImportedUntil: null
    mistakes: null
    hereStands: { found: string | number }
    lineColumnSelectYes: { line: number; column: 'yes' | string; column2: string | number }
    andMore: { count: number }
    waitingForApprovalApproved: null
    membersAlreadyLeftAs: null
    declinedOrDisabledLeft: null
    updateCount: { updated: number }
    importAndUpdate: { made: number; updated: number }
    toImport: { made: number }
    toUpdate: { updated: number }
    updatedOnly: null
    membersAlreadyChanged: null
    fromTo: { before: string | number; after: string | number }
    noYear: null
    noBatch: null
    updatedCount: { updated: number }
    aWorkbook: { name: string | number }
    noText: { name: string | number }
    newInvited: { mails: 'yes' | string }
    noMailYet: null
    linksLead: null
    downloadLinks: null
    makingLinks: null
    nobodyLacks: null
  }
  'member-page': {
    activity: null
    admin: null
    manager: null
    alumni: null
    photoOf: { name: string | number }
    member: null
    passout: { year: string | number }
    joined: { time: Tag; joined: string | number }
    links: null
    manageInTheMembers: null
    muteOrBlock: null
    ofQuestionsSolvedAccepted: {
      total: string | number
      accepted: 'yes' | string
      accepted2: string | number
    }
    countPluralOneOther: { count: number }
    blog: null
    interviewExperience: null
    thread: null
    noBlogsInterviewExperiences: null
    writings: null
    atWhatTheySolved: { name: string | number; club: string | number }
    thePageDidNot: null
    loadingPage: null
    visitorsSeeNoPage: null
    theyAreAskedTo: null
    thereIsNoPage: null
    goToTheForum: null
    nobodyHasThisAddress: null
    thisPageIsNot: null
    signIn: null
    membersDecideWhoSees: null
    thisIsYourPage: null
    thisIsYourPage2: null
    thisIsYourPage3: null
    asMembers: null
    asVisitors: null
    yourPage: null
    thisIsWhatVisitors: null
    seeIt: null
    chooseWhatIsShown: null
    yourChoicesDidNot: null
    loadingChoices: null
    yourNameLeadsTo: null
    seeYourPageAs: null
    page: null
    yourNameAndPhoto: null
    passoutYear: null
    alsoBesideYourName: null
    about: null
    theBioOfYour: null
    githubLinkedinLeetcodeAnd: null
    joined2: null
    theMonthYouJoined: null
    solvedByTopic: null
    howManyQuestionsOf: null
    theDaysOfThe: null
    writings2: null
    blogsExperiencesAndThreads: null
    events: null
    howManyEventsOf: null
    nobody: null
    members: null
    everyone: null
    shownToOnlyLike: { value: string | number }
    saving: null
    notSavedTryAgain: null
    saved: null
    eventsTitle: null
    thanksTitle: null
    thanksCount: { count: number }
    thanksMean: null
  }
  mentor: {
    mentors: null
    youLookAfter: null
    membersPluralOneOther: { members: number }
    yourMentors: null
    askThemTheySee: null
    nobodyMakesThemselvesA: null
    aMentorSeesThe: null
    batchesThatTheyLook: null
    removeAsMentorOf: { sr: Tag; name: string | number; name2: string | number }
    batchToLookAfter: null
    chooseABatch: null
    saving: null
    makeMentor: null
    theClubHasNo: null
    yourBatch: null
    all: null
    stuckSomewhere: null
    today: null
    searchMembers: null
    searchAName: null
    countPluralOneOther: { count: number }
    show: null
    theBatchDidNot: null
    loadingTheBatch: null
    n0Members: null
    nobodyIsStuck: null
    nobodyHere: null
    nobodyHereTriedA: null
    nobodyOfThisBatch: null
    members: null
    youDoNotLook: null
    perhapsItWasRemoved: null
    members2: null
    name: null
    questions: null
    problems: null
    stuckAt: null
    lastActive: null
    tries: { tries: string | number }
    notYet: null
    questionsOfMembers: null
    yourQuestions: null
    planOfBatch: null
  }
  missing: {
    notFoundTitle: null
    notFound: null
    notFoundLead: null
    asked: null
    home: null
    goBack: null
    unauthorizedTitle: null
    unauthorized: null
    unauthorizedAs: { name: string | number }
    unauthorizedLead: null
    signInOther: null
    signIn: null
  }
  moderation: {
    warnOrPause: null
    thePost: null
    removeIt: null
    keepIt: null
    cancel: null
    warn: null
    pause: null
    findAMemberS: null
    countPluralOneOther: { count: number }
    nobodySNameBegins: null
    addANote: null
    theyReadThisOn: { mails: 'yes' | string }
    theyReadThisOn2: { mails: 'yes' | string }
    moderatorsSeeItHere: null
    about: null
    reason: null
    chooseAReason: null
    howLong: null
    note: null
    whatWasWrong: null
    saving: null
    keepTheNote: null
    warnTheyConfirmThat: null
    pauseTheyReadOn: null
    theyReadThisOn3: { mails: 'yes' | string }
    moderation: null
    postsThatMembersFlagged: null
    flags: null
    flaggedPosts: null
    waiting: { waiting: string | number }
    showTheOldestFlags: null
    n0Here: null
    allFlagsOfThis: null
    n0Flags: null
    nothingIsFlagged: null
    goToTheForum: null
    aPostShowsHere: null
    loadingFlags: null
    theFlagsDidNot: null
    nothingHasBeenDecided: null
    keeping: null
    keepThePostOf: { sr: Tag; name: string | number }
    removing: null
    removeThePostOf: { sr: Tag; name: string | number }
    warnOrPause2: { sr: Tag; name: string | number }
    removePost: null
    removeThePostOf2: { name: string | number }
    itIsGoneFor: null
    flaggedBy: { flaggedBy: string | number; time: Tag }
    historyOf: { sr: Tag; author: string | number }
    flaggedText: null
    theyHavePostedNothing: null
    noPostOfTheirs: null
    nobodyFlaggedAPost: null
    theyFlaggedNothing: null
    noWarningNoPause: null
    theHistoryDidNot: null
    loadingTheHistory: null
    entries: null
    lifted: null
    until: null
    read: { time: Tag }
    notReadYet: null
    post: null
    warning: null
    kept: null
    removed: null
    by: { by: string | number }
    removedSince: null
    liftThePause: null
    letWriteAgainNow: { name: string | number }
    leaveIt: null
    lifting: null
    theyAreToldHere: { mails: 'yes' | string }
    member: null
    backToModeration: null
    loadingTheMember: null
    admin: null
    manager: null
    posts: null
    flagsAbout: null
    flagsBy: null
    measures: null
    pausedUntil: { time: Tag }
    joined: { date: Tag }
    theirPage: null
    history: null
    Spam: null
    'Rude or abusive': null
    'Off topic': null
    'Gives a solution away': null
    Other: null
  }
  module: {
    createModule: null
    aShortRunOf: null
    creating: null
    title: null
    description: null
    createdBy: null
    level: null
    questions: null
    problems: null
    learningModule: null
    loadingModule: null
    theModuleDidNot: null
    n404Module: null
    thereIsNoSuch: null
    allModules: null
    twoPointersFromBoth: null
    whatWillTheyBe: null
    shownOnTheCard: null
    learningModules: null
    learningModulesMadeBy: null
    today: null
    theLearningModulesDid: null
    loadingModules: null
    n0Modules: null
    noLearningModulesYet: null
    openTheDsaTracker: null
    theClubHasNot: null
    n0Of: { total: string | number }
    noModuleToSolve: null
    noModuleYet: { level: string | number }
    showAllModules: null
    thereAreModulesWhose: null
    thereAreModulesOf: null
    done: null
    by: { createdBy: string | number }
    continue: null
    begin: null
    question: null
    questions2: null
    startLearning: { sr: Tag; title: string | number }
    countPluralOneOther: { count: number }
    n0Questions: null
    noQuestionsYet: null
    thisModuleHasBeen: null
    n0Of2: { count: string | number }
    noQuestionToSolve: null
    theQuestionsOfThis: null
    by2: { createdBy: string | number }
    ofDone: { done: string | number; total: string | number }
    next: null
    done2: { questionName: string | number }
    row: null
    rows: null
    addQuestion: null
    rowsWithoutAName: null
    question2: { at: string | number }
    questionName: null
    difficulty: null
    link: null
    https: null
    moveUp: { name: string | number }
    moveDown: { name: string | number }
    remove: { name: string | number }
    whereYouStopped: { b: Tag; module: string | number }
    ofNext: { done: string | number; total: string | number; questionName: string | number }
    continue2: { questionName: string | number }
    All: null
    Beginner: null
    Intermediate: null
    Advanced: null
    modulesShown: { count: number }
    hereOf: { here: string | number; total: string | number }
  }
  note: {
    yourNotes: null
    onlyYouCanRead: null
    theIdeaWhereYou: null
    notes: null
    searchNotes: null
    searchNotesHere: null
    notesFailed: null
    loadingNotes: null
    noNoteFound: null
    noNoteFoundLead: null
    allNotes: null
    noNotes: null
    noNotesLead: null
    toTracker: null
    goneQuestion: null
    notesThings: null
    starred: null
    starsFailed: null
    loadingStars: null
    noStars: null
    noStarsLead: null
    questionsThings: null
    done: null
    solveHere: { sr: Tag; name: string | number }
    openElsewhere: { sr: Tag; name: string | number }
    unknownQuestion: null
    unknownLead: null
    questionFailed: null
    loadingQuestion: null
  }
  notification: {
    atMostOneEmail: null
    yourSettingsDidNot: null
    loadingSettings: null
    mailMeWhenSomebody: null
    mailMeWhenSomebody2: null
    mailMeADay: null
    mailMeAnHour: null
    mailMeWhatThe: null
    mailMeWhenAn: null
    mailMeOnceA: null
    saving: null
    notSavedTryAgain: null
    saved: null
    new: null
    signupWaits: null
    signupsWait: null
    flagWaits: null
    flagsWait: null
    interviewExperienceWaits: null
    interviewExperiencesWait: null
    blogWaits: null
    blogsWait: null
    forADecision: { waiting: string | number; value: string | number }
    theNewest: { newest: string | number }
    anEditorAsksYou: null
    yourBlogWasAccepted: null
    yourBlogHasA: null
    yourBlogIsPublished: null
    yourBlogWasNot: null
    changedTheTextOf: { who: string | number }
    commentedOnABlog: { who: string | number }
    invitesYouToWrite: { who: string | number }
    writesYourBlogWith: { who: string | number }
    yourBlogCouldNot: null
    theClub: null
    gaveYouATask: { name: string | number }
    tookATaskBack: { name: string | number }
    repliedToYou: { who: string | number }
    repliedInYourThread: { who: string | number }
    repliedInAThread: { who: string | number }
    theModeratorsWarnedYou: null
    theModeratorsPausedYou: null
    theModeratorsEndedYour: null
    acceptedYourAnswer: { who: string | number }
    yourInterviewExperienceWas: null
    youHaveACertificate: null
    theClubTookBack: null
    yourInterviewExperienceWas2: null
    comingUpWithinA: null
    comingUpWithinThe: null
    howWasItTell: null
    theClubAnnounced: null
    theModeratorsKeptSelect: { kept: 'yes' | string }
    theModeratorsLookedAt: null
    theModeratorsRemovedYour: null
    notifications: null
    youHaveReadEverything: null
    announcements: null
    theNotificationsDidNot: null
    forYouToDecide: null
    aThreadSPage: { link: Tag }
    marking: null
    markAllAsRead: null
    loadingNotifications: null
    earlierNotifications: null
    theNewestNotificationsDid: null
    tryingAgain: null
    tryAgain: null
    n0Notifications: null
    nothingYet: null
    goToTheForum: null
    whenSomebodyAnswersYou: null
    mailsAboutTheForum: null
    mentionsAndRepliesStay: null
    doneYouWillGet: null
    mailsBeforeEvents: null
    remindersStayInYour: null
    doneYouWillGet2: null
    mailsAboutWhatWaits: null
    whatWaitsForYour: null
    doneYouWillGet3: null
    mailsWithAnnouncements: null
    whatTheClubAnnounces: null
    doneYouWillGet4: null
    mailsAboutEvents: null
    changesStayOnThe: null
    doneYouWillGet5: null
    noMoreMails: null
    itDidNotWork: null
    ending: null
    chooseWhatYouAre: null
    Spam: null
    'Rude or abusive': null
    'Off topic': null
    'Gives a solution away': null
    Other: null
    asksYou: { who: string | number }
    answeredYourQuestion: { who: string | number }
    thanksYou: { who: string | number }
    theModeratorsRemovedWhat: null
    reportWaits: null
    reportsWait: null
    yourAccountIsNot: null
    yourAccountIsGone: null
    mailMeQuestions: null
    mailsAboutQuestions: null
    questionsStayInYour: null
    doneYouWillGet6: null
    noMailYet: null
    aSeatIsYours: null
    anEventWasCancelled: null
    aVerdictWasTakenBack: null
    settings: null
  }
  offline: {
    title: null
    label: null
    lead: null
    nothingLost: null
    again: null
    still: null
    kept: null
    noneKept: null
    home: null
    looking: null
  }
  operations: {
    operations: null
    lead: null
    allWell: null
    onlyLook: { look: number }
    someBad: { bad: number; look: number }
    advice: { count: number }
    readAt: { time: Tag }
    notReadSince: { time: Tag }
    readAgain: null
    reading: null
    copyAsText: null
    copied: null
    notCopied: null
    loading: null
    didNotArrive: null
    databaseMayBeAway: null
    needsYou: null
    good: null
    look: null
    bad: null
    since: { time: Tag }
    sinceText: { time: string | number }
    whatToDo: null
    inTheRunbook: { title: string | number }
    toTheWebhooks: null
    figures: null
    figuresOf: { part: string | number }
    processes: null
    judge: null
    answers: null
    database: null
    disk: null
    mails: null
    backups: null
    jobs: null
    settings: null
    processesSay: { count: number; hosts: number; version: string | number }
    judgeSays: { busy: string | number; lanes: number; waiting: number }
    answersSay: { entries: number; size: string | number; share: string | number }
    nothingAsked: null
    databaseSays: {
      version: string | number
      size: string | number
      used: string | number
      most: string | number
    }
    diskSays: { free: string | number; total: string | number }
    mailsSay: { waiting: number; server: 'yes' | string }
    backupsSay: { size: string | number }
    noBackupYet: null
    backupsAreOff: null
    jobsSay: { failed: number; on: number }
    settingsSay: { version: string | number; node: string | number; postgres: string | number }
    notRead: null
    unread: null
    unreadDo: null
    processGone: { count: number }
    processGoneDo: null
    versionsDiffer: { said: string | number }
    versionsDifferDo: null
    clockOff: { count: number }
    clockOffDo: null
    loopBusy: { count: string | number }
    loopBusyDo: null
    heapFull: { count: string | number }
    heapFullDo: null
    noLanes: null
    noLanesDo: null
    judgePreparing: null
    judgePreparingDo: null
    judgeFailed: null
    judgeFailedDo: null
    queueLong: { count: number }
    queueLongDo: null
    internalErrors: { count: number }
    internalErrorsDo: null
    wallsFew: null
    wallsFewDo: null
    connectionsFew: { count: string | number }
    connectionsFewDo: null
    transactionOld: null
    transactionOldDo: null
    notDurable: { said: string | number }
    notDurableDo: null
    replicaLate: { count: number }
    replicaLateDo: null
    replicaMissing: { count: number }
    replicaMissingDo: null
    migrationsDiffer: null
    migrationsDifferDo: null
    vacuumLate: { said: string | number; count: number }
    vacuumLateDo: null
    diskLow: { size: string | number }
    diskLowDo: null
    mailsFail: { count: number; said: string | number }
    mailsFailDo: null
    mailsGivenUp: { count: number }
    mailsGivenUpDo: null
    mailsStuck: null
    mailsStuckDo: null
    noMailServer: null
    noMailServerDo: null
    backupFails: { count: number; said: string | number }
    backupFailsDo: null
    backupOld: null
    backupOldDo: null
    backupDamaged: { said: string | number }
    backupDamagedDo: null
    backupReadLabel: null
    backupWholeLabel: null
    noBackups: null
    noBackupsDo: null
    jobsFailed: { count: number; said: string | number }
    jobsFailedDo: null
    webhooksFail: { count: number }
    webhooksFailDo: null
    webhooksOff: { count: number }
    webhooksOffDo: null
    handlesPaused: { said: string | number }
    handlesPausedDo: null
    limitsOff: null
    limitsOffDo: null
    notHttps: null
    notHttpsDo: null
    proxyUnknown: null
    proxyUnknownDo: null
    secretOfOne: { count: number }
    secretOfOneDo: null
    demo: null
    demoDo: null
    processName: { host: string | number; pid: string | number }
    thisOne: null
    isGone: null
    versionLabel: null
    versionWords: { version: string | number; node: string | number }
    startedLabel: null
    seenLabel: null
    memoryLabel: null
    memoryWords: { size: string | number; share: string | number }
    busyLabel: null
    busyWords: { share: string | number; late: string | number }
    openLabel: null
    openWords: { connections: string | number; streams: string | number }
    poolLabel: null
    poolWords: { busy: string | number; open: string | number; most: string | number; awaited: number }
    lanesLabel: null
    lanesWords: { busy: string | number; most: string | number }
    clockLabel: null
    clockWords: { seconds: number }
    answersLabel: null
    answersWords: { entries: number; size: string | number; kept: number; made: number }
    languagesLabel: null
    noJava: null
    wallProcess: null
    wallEnvironment: null
    wallPermissions: null
    wallNetwork: null
    wallFiles: null
    wallProcesses: null
    wallCapabilities: null
    wallUser: null
    wallNamespaces: null
    wallsLabel: null
    wallsUnknown: null
    oldestLabel: null
    nothingWaits: null
    handedInLabel: null
    handedInWords: { count: number }
    internalLabel: null
    connectionsLabel: null
    ofWords: { used: number; most: number }
    transactionLabel: null
    noneOpen: null
    replicasLabel: null
    replicaWords: { state: string | number; behind: number }
    noReplicas: null
    followsItself: null
    durableLabel: null
    durableWords: null
    migrationsLabel: null
    tableLabel: null
    tableName: null
    tableSize: null
    plainNumber: { count: number }
    tableRows: null
    tableDead: null
    freeLabel: null
    sizeOfDatabaseLabel: null
    sizeOfBackupsLabel: null
    waitingLabel: null
    failingLabel: null
    givenUpLabel: null
    tryBackup: null
    failedLabel: null
    webhooksLabel: null
    webhooksWords: { on: number; failing: number; off: number }
    pausedLabel: null
    httpsLabel: null
    limitsLabel: null
    proxyLabel: null
    secretLabel: null
    factorLabel: null
    factorAdmins: null
    factorOff: null
    yes: null
    no: null
    firstBackupRuns: null
  }
  organiser: {
    members: null
    atTheEndOf: null
    activeMembers: null
    thisWeekSoFar: null
    whoTickedAQuestion: null
    questionsSolved: null
    ticksInTheTracker: null
    theClubWeekBy: null
    most: { top: number }
    tableOf: { sr: Tag; title: string | number }
    weekFrom: null
    giveTheClubIts: null
    underClubNameColour: null
    sendATestMail: null
    underClubWithoutMail: null
    makeAnInvitationLink: null
    underApprovalsAJoin: null
    announceAFirstEvent: null
    soThatThereIs: null
    makeASecondAdmin: null
    underMembersSomebodyWho: null
    theFirstWeek: null
    ofDoneEachIs: { count: string | number; count2: string | number }
    puttingAway: null
    putAwayTheList: { sr: Tag }
    done: null
    yourClubDidNot: null
    yourClub: null
    noneIsPlanned: null
    ahead: { count: string | number }
    going: null
    announceOne: null
    withoutAnAnswer: null
    everyThreadHasAn: null
    n1Thread: null
    threads: { waiting: string | number }
    signups: null
    flaggedPosts: null
    interviewExperiences: null
    blogsOfMembers: null
    readyToPublish: { count: string | number }
    forYouToDecide: null
    nothingWaits: null
    waiting: { waiting: string | number }
    noBackupsAreMade: { b: Tag; code: Tag }
    theBackupFailed: null
    theLastBackupIs: null
    noBackupSince: null
    failuresPluralOneOther: { failures: number }
    lastOne: { time: Tag }
    thereIsNoneYet: null
    to: { code: Tag; place: string | number }
    itIsBeingMade: null
    nextTry: { time: Tag }
    lastBackup: { day: Tag; bytes: string | number }
    noBackupYet: null
    theNextOneIs: null
    nextOne: { time: Tag }
    now: null
    curveSays: {
      title: string | number
      weeks: number
      first: string | number
      last: string | number
      top: string | number
    }
    reportedQuestions: null
    weekAhead: null
    door: { sr: Tag; title: string | number }
    pagesOfOrganisers: null
    backupNeedsYou: null
  }
  pack: {
    title: null
    keep: null
    keepIt: null
    notNow: null
    language: null
    holds: { count: number }
    notKept: { count: number }
    elsewhere: { count: number }
    noneHere: null
    weighing: null
    weighs: { size: string | number; language: string | number }
    weighsKept: { size: string | number; language: string | number }
    weighsServer: { size: string | number; language: string | number }
    noRoom: null
    doneOf: { done: string | number; total: string | number; size: string | number; about: string | number }
    progressOf: { name: string | number }
    kept: { count: number; language: string | number; size: string | number; day: string | number }
    full: null
    held: null
    failed: null
    waits: null
    stop: { sr: Tag; name: string | number }
    goOn: { sr: Tag; name: string | number }
    refresh: { sr: Tag; name: string | number }
    remove: { sr: Tag; name: string | number }
  }
  palette: {
    searchSite: null
    searchOrCommand: null
    whereTo: null
    close: null
    results: null
    searching: null
    typeToSearch: null
    nothing: null
    count: { count: number }
    notAll: null
    recent: null
    goTo: null
    actions: null
    lookHere: null
    'Switch between light and dark': null
    Theme: null
    'Keyboard shortcuts': null
    Logout: null
    'Start page': null
    'Your announcements': null
    'Watched threads': null
    'Sign in': null
    'My series': null
    'Write a blog': null
    'Share your interview experience': null
    Confirm: null
    Modules: null
    Problems: null
    Topics: null
    Lists: null
    Blogs: null
    'Interview experiences': null
    Threads: null
    Events: null
    People: null
    foldSidebar: null
    closeOpen: null
    searchScreen: null
    nextInList: null
    previousInList: null
    theseShortcuts: null
    inLists: null
    approveSignup: null
    declineSignup: null
    manageMember: null
    pickProblem: null
    nextProblem: null
    previousProblem: null
    runCode: null
    submitCode: null
    everywhere: null
    onScreen: null
    singleKeys: null
  }
  parts: {
    required: null
    clearSearch: null
    showPassword: null
    hidePassword: null
    copied: null
    notCopied: null
    copy: null
    close: null
    keep: null
    couldNotLoad: null
    trying: null
    again: null
    oldList: { things: string | number }
    moreOfList: null
    first: { things: string | number }
    more: { things: string | number }
    lost: { name: string | number }
    loading: { name: string | number }
    noSuchZone: null
    offlineBack: { when: string | number }
    offlineCopy: { when: string | number }
    reload: null
    pages: null
    previousPage: null
    nextPage: null
    page: { number: string | number }
    newTab: null
    byMonth: { label: string | number }
    month: null
    count: null
    less: null
    moreColour: null
    unticked: { name: string | number }
    undo: null
    done: { done: string | number; total: string | number }
    tableOf: { sr: Tag; title: string | number }
    howCounted: { title: string | number }
    downloadCsv: { sr: Tag; title: string | number }
    filter: { count: number }
    filters: null
    moreWays: null
  }
  people: {
    member: null
    loadingTheMember: null
    you: null
    whatYouCanDo: null
    thisSignupWasDeclined: null
    publicPage: null
    handOverTheClub: null
    tasks: null
    batch: null
    mentorOfBatches: null
    merged: null
    whatThisAccountHad: { link: Tag }
    otherAccountsOfTheirs: null
    invitation: null
    invitedTheyHave: { day: Tag; mails: 'yes' | string }
    whatTheAuditSays: null
    whatTheyDid: null
    whatWasDoneTo: null
    thereIsNoSuch: null
    allMembers: null
    theMemberDidNot: null
    none: null
    saving: null
    save: null
    export: null
    whichSelectYesOther: { which: 'yes' | string }
    membersAsCsv: null
    progressAsCsv: null
    attendanceAsCsv: null
    oneMoment: null
    leaveIt: null
    makeMember: null
    makeAdmin: null
    makeAMember: { name: string | number }
    makeAnAdmin: { name: string | number }
    ownSelectYesOther: { own: 'yes' | string }
    anAdminPublishesAnnounces: null
    signOutEverywhere: null
    signOutEverywhere2: { name: string | number }
    youAreSignedOut: null
    theyCanSignIn: null
    removeSecondFactors: null
    removeEverySecondFactor: { name: string | number }
    doThisOnlyIf: { mails: 'yes' | string }
    sendInvitationAgain: null
    sendPasswordLink: null
    inviteAgain: { name: string | number }
    sendALinkTo: { name: string | number }
    itGoesToAnd: { mails: 'yes' | string; email: string | number; isInvitation: 'yes' | string }
    disable: null
    disableTheAccountOf: { name: string | number }
    theyAreSignedOut: null
    enable: null
    enableTheAccountOf: { name: string | number }
    theyCanSignIn2: null
    withATask: null
    state: null
    role: null
    all: null
    noBatch: null
    choose: { name: string | number }
    manage: { sr: Tag; name: string | number }
    allAboutThem: { sr: Tag; name: string | number }
    auditOf: { sr: Tag; name: string | number }
    admin: null
    invitedNoPasswordYet: null
    signedUp: { day: Tag }
    addedOn: { day: Tag }
    lastSeenSigninsPlural: { day: Tag; signins: number }
    reason: { declinedReason: string | number }
    waitsForApproval: null
    declined: null
    disabled: null
    chosen: { chosen: number }
    chooseMembersToSet: null
    clear: null
    batchForTheChosen: null
    chooseABatch: null
    chooseAllHere: { count: number }
    members: null
    import: null
    searchMembers: null
    nameOrEmail: null
    members2: null
    n0Members: null
    noMemberFound: null
    showAllMembers: null
    noMemberMatchesThis: null
    loadingMembers: null
    goToTheFirst: null
    theMembersDidNot: null
    nothingHasBeenChanged: null
    nobodyGivesATask: null
    anAdminMayDo: null
    eachLetsThemDo: null
    overSince: { until: string | number }
    until: { until: string | number }
    withoutAnEnd: null
    lastDayOf: { sr: Tag; name: string | number }
    change: null
    give: null
    giveWithoutAnEnd: null
    forget: null
    take: null
    pending: null
    approved: null
    alumni: null
    accountsFound: { shown: string | number; count: number }
    passoutYear: null
    noYear: null
    set: null
    passingOut: { year: string | number }
    allThatMatch: { count: number; shown: string | number }
    chooseAllThatMatch: { count: number; shown: string | number }
    setThemAll: { count: number; shown: string | number }
    setThemAllAsk: { place: string | number }
    setThemAllLead: null
    setFor: { message: string | number; changed: number; same: number }
    linkFor: { name: string | number }
    linkOnce: { until: string | number; name: string | number }
    copyLink: null
    copied: null
    makeInvitationLink: null
    makePasswordLink: null
    makeLinkFor: { name: string | number }
  }
  plan: {
    plan: null
    plans: null
    newPlan: null
    newPlanLead: null
    makePlan: null
    failed: null
    loading: null
    noneLabel: null
    none: null
    noneLead: null
    ofBatch: { name: string | number }
    leftToday: { count: number; time: string | number }
    nothingToday: null
    open: { sr: Tag; title: string | number }
    allDone: null
    fits: { hours: number; day: string | number }
    late: { hours: number; day: string | number; late: number }
    endIsOver: { end: string | number; hours: number; day: string | number; late: number }
    whatCouldBe: null
    moreHours: { hours: number }
    laterEnd: { day: string | number }
    dropHard: { day: string | number; late: number }
    dropHardAll: null
    what: null
    aList: null
    someTopics: null
    aCompany: null
    list: null
    chooseList: null
    company: null
    chooseCompany: null
    companyHint: null
    topics: null
    topicsHint: null
    endsOn: null
    hours: null
    level: null
    beginner: null
    intermediate: null
    confident: null
    levelHint: { Easy: string | number; Medium: string | number; Hard: string | number }
    hardOnes: null
    hardPlaced: null
    hardLastTells: null
    hardLast: null
    hardOut: null
    freeDays: null
    chooseADay: null
    chooseFirst: null
    whatItMeans: null
    counts: { done: string | number; total: number; time: string | number }
    leftOut: { count: number }
    madeByMentors: { name: string | number }
    thisWeek: null
    nothingThisWeek: null
    weekOf: { day: string | number }
    questionsFor: { count: number; time: string | number }
    questions: { count: number }
    doneBefore: null
    todayNamed: { day: string | number }
    minutes: { minutes: string | number }
    inHours: { hours: string | number }
    doneNamed: { name: string | number }
    sentLater: null
    change: null
    saveChange: null
    changed: null
    removePlan: null
    removeLead: null
    removeNow: null
    calendar: null
    calendarLead: null
    calendarAddress: null
    calendarHint: null
    makeAddress: null
    otherAddress: null
    endAddress: null
    hasAddress: null
    mentorsSee: null
    mentorsSeeLead: { days: string | number }
    mentorsSeeNothing: null
    stuckSince: { day: string | number; tries: number; hints: number }
    batchPlan: null
    batchPlanOf: { name: string | number }
    batchPlanLead: { days: string | number }
    makeBatchPlan: null
    batchTerms: { hours: number; day: string | number; members: number }
    questionsOfPlan: null
    past: null
    stuckAt: { name: string | number }
    otherPlan: null
    otherPlanLead: null
    removeBatchPlan: null
    yourLists: null
    listsOfClub: null
    endWas: { day: string | number; was: string | number }
    hoursWere: { hours: number; was: string | number }
    daysAre: { days: string | number }
    levelWas: { level: string | number; was: string | number }
    hardAre: { where: string | number }
    came: { count: number }
    went: { count: number }
    mentorsChanged: { day: string | number; what: string | number }
    listChanged: { day: string | number; what: string | number }
    listDeleted: null
    listUnshared: null
    listNow: { what: string | number }
    takeOver: null
    name: null
    changeBatchLead: null
    editQuestions: null
    doneEditing: null
    editQuestionsLead: null
    addQuestions: null
    addAll: null
    addThem: null
    takeOutTopic: null
    topic: null
    chooseTopic: null
    takeOutCount: { count: number }
    takeOutNamed: { name: string | number }
    cameAndWent: { added: number; removed: number }
    withdrawSure: { title: string | number }
    withdrawLead: null
    moreWeeks: { count: number }
    until: { day: string | number }
    countsDone: { done: string | number; total: number }
    noQuestions: null
    stuckNow: null
    nobodyStuck: null
    gone: null
    batchCountsLead: null
  }
  problem: {
    readTheEditorial: null
    solutionsOfOthers: null
    membersSolutionsAreJudged: null
    signUpToKeep: null
    allProblems: null
    next: { title: string | number }
    fuelUsed: null
    of: { fuelLimit: string | number }
    problemsSolved: null
    of2: { of: string | number }
    streak: null
    n1Day: null
    days: { streak: string | number }
    whatDiffersHere: null
    whereTheJudgeAnswers: null
    theJudgeIsHeld: null
    somethingElseDiffersSay: { link: Tag }
    clang22WithThe: null
    python: null
    cpython314With: null
    theLanguageOf2025: null
    theEditorialDidNot: null
    loadingEditorial: null
    youHaveSolvedIt: null
    itExplainsTheWhole: null
    readTheSolutionBefore: null
    keepTrying: null
    opening: null
    theSiteRecordsThat: null
    thisProblemHasNo: null
    theHintsDidNot: null
    loadingHints: null
    hintOf: { at: string | number; count: string | number }
    showTheFirstHint: null
    showHint: { count: string | number }
    theseAreAllThe: null
    notes: null
    unknownProblem: null
    problem: null
    solveItHereAnd: { title: string | number; difficulty: string | number }
    loadingProblem: null
    theProblemDidNot: null
    n404Problem: null
    thereIsNoProblem: null
    languagesThatWereFetched: null
    signInToSubmit: null
    submissionsAreJudgedAnd: null
    theOldCodeIs: null
    results: null
    yourCodeHasChanged: null
    runBefore: { state: string | number }
    show: null
    traceStepsThrough: null
    trace: null
    runCtrl: { kbd: Tag }
    judging: null
    submit: null
    keptInThisBrowser: null
    saved: { savedAt: string | number }
    saved2: null
    statement: null
    aboutTheProblem: null
    solved: null
    hints: null
    hintsAreRememberedFor: null
    editorial: null
    theEditorialIsFor: null
    discussion: null
    submissions: null
    submissionsAreKeptFor: null
    solutions: null
    membersWhoHaveSolved: null
    notesAreKeptFor: null
    theDiscussionIsFor: null
    code: null
    widthOfTheStatement: null
    howItGrows: null
    askAboutThis: null
    ask: null
    hintsToldLater: null
    amongOthers: null
    solutionsOfEditorial: null
    heightOfTheResults: null
    verdict: null
    cases: null
    growth: null
    compare: null
    help: null
    traceIt: null
    addToMyInputs: null
    seeHowItGrows: null
    solvedIt: null
    growsAs: { model: string | number }
    growsAsOneOf: { one: string | number; other: string | number }
    leaner: { more: string | number; all: string | number }
    fuelIs: null
    like: { question: string | number }
    likeNumbered: { question: string | number; leetcode: string | number }
    rightHere: null
    rightButStopped: { slow: 'yes' | string; n: string | number }
    membersSolutionsAreKept: null
  }
  'problem-list': {
    searchProblems: null
    searchProblems2: null
    topic: null
    allTopics: null
    sortBy: null
    difficulty: null
    progress: null
    problems: null
    solveProblemsInThe: null
    writeRunAndBe: null
    theProblemsDidNot: null
    clubProblems: null
    pickOneForMe: { kbd: Tag }
    whatYouHaveSolved: null
    tryAgain: null
    loadingProblems: null
    noProblemsYet: null
    theFirstProblemsAre: null
    n0Of: { total: string | number }
    noProblemFound: null
    showAllProblems: null
    noProblemMatchesAll: null
    solved: null
    new: null
    problemsAroundThisOne: null
    toTheList: null
    next: null
    problem: { way: string | number; title: string | number }
    state: null
    numberInTheLearning: null
    no: null
    title: null
    solvedBy: null
    solved2: null
    All: null
    'To do': null
    Tried: null
    Solved: null
    New: null
    Easy: null
    Medium: null
    Hard: null
    foundSolved: { count: number; solved: 'yes' | string; number: string | number }
    Next: null
    Previous: null
    'by path': null
    'by title': null
    'by topic': null
    'by difficulty': null
    'by solved': null
    'by state': null
    'by -path': null
    'by -title': null
    'by -topic': null
    'by -difficulty': null
    'by -solved': null
    'by -state': null
    placeOf: { place: string | number; of: Tag; count: string | number }
  }
  profile: {
    changePhoto: null
    dropNewPhoto: null
    photo: null
    removedWithTheNext: null
    activity: null
    goOnPractising: null
    name: null
    email: null
    phone: null
    birthDate: null
    passoutYear: null
    bio: null
    noBioAddedYet: null
    notSet: null
    keep: null
    remove: null
    twitter: null
    codeforces: null
    emailCannotBeChanged: null
    atMostCharacters: { bio: string | number }
    photoOf: { name: string | number }
    admin: null
    member: null
    passout: { year: string | number }
    publicPage: null
    profile: null
    loadingProfile: null
    yourProfileDidNot: null
    nothingInItHas: null
    updatingProfile: null
    leaveWithoutSaving: null
    yourProfileHasUnsaved: null
    stayHere: null
    theyAreLostWhen: null
    notAnImage: null
    photoTooLarge: null
    personalInformation: null
    socialLinks: null
    codingPlatforms: null
    manager: null
    edit: null
    cancel: null
    save: null
    bringSolved: null
    proveAccounts: null
  }
  'question-list': {
    listsOfQuestions: null
    wellKnownListsOf: null
    lists: null
    questionsOfAllTopics: null
    editLists: null
    theListsDidNot: null
    loadingLists: null
    n0Lists: null
    noListsYet: null
    theClubHasNot: null
    done: null
    totalPluralOneOther: { total: number }
    open: { sr: Tag; title: string | number }
    unknownList: null
    list: null
    lists2: { title: string | number }
    noQuestionsFound: null
    thereIsNoList: null
    thisList: null
    allLists: null
    yourLists: null
    listsOfTheClub: null
    newList: null
    noOwnLists: null
    shared: null
    emptyList: null
    editOwn: null
    saveOwn: null
    makeList: null
    copyList: null
    titleOfList: null
    whatItIsFor: null
    noOwnList: null
    putInOrder: null
    doneEditing: null
    share: null
    deleteOwn: null
    deleteNamed: { title: string | number }
    ticksStay: null
    shareTitle: null
    isShared: null
    isNotShared: null
    takeBack: null
    cancelShare: null
    copyLink: null
    makeLink: null
    linkCopied: null
    linkNotCopied: null
    link: null
    isNow: { name: string | number; place: string | number; count: string | number }
    changedElsewhere: null
    isOut: { name: string | number }
    addQuestions: null
    noneInIt: null
    noneInItLead: null
    questionsInOrder: null
    takeOut: { name: string | number }
    findQuestions: null
    nameOrNumber: null
    questionsToAdd: null
    isIn: { name: string | number }
    add: { name: string | number }
    noneFound: null
    firstOf: { count: string | number; total: string | number }
    addToList: null
    inLists: { count: number }
    listsOf: { name: string | number }
    planIt: null
    hereOf: { here: string | number; total: string | number }
  }
  'question-merge': {
    whatBecame: null
    allChanges: null
    wasSplit: { from: string | number; into: string | number; day: Tag }
    wasMerged: { from: string | number; into: string | number; day: Tag }
    wasMergedBoth: { from: string | number; into: string | number; day: Tag }
    takenBackOn: { day: Tag }
    nothingIsLost: null
    nothingChanged: null
    toTheTracker: null
    whenQuestionsChange: null
    changes: null
    didNotArrive: null
    loading: null
    mergeTwo: null
    keepBoth: null
    merging: null
    merge: null
    mergeMore: null
    chooseTwo: null
    whichStays: null
    oldStaysFound: { name: string | number }
    counting: null
    ticksMove: { ticked: number }
    bothTicked: { both: number }
    partMoves: { moves: number; stays: number }
    splitOne: { name: string | number }
    splitNamed: { name: string | number }
    split: null
    splitMeans: { ticked: number; lists: number }
    firstPart: null
    firstPartStays: null
    anotherPart: null
    partNumber: { number: string | number }
    name: null
    difficulty: null
    link: null
    countsAsDone: null
    withoutPart: null
    mergedAndSplit: null
    nothingMerged: null
    toTheCurriculum: null
    howToMerge: null
    oneInto: { from: string | number; into: string | number }
    oneSplit: { from: string | number; into: string | number }
    membersTicked: { members: number }
    takeBack: null
    takingBack: null
    leaveIt: null
    undoMerge: { from: string | number; into: string | number; members: number }
    undoSplit: { from: string | number; into: string | number; members: number }
    isIn: { name: string | number }
  }
  questions: {
    curriculum: null
    newTopic: null
    lists: null
    import: null
    questionsAsCsv: null
    allAsJson: null
    theTopicsDidNot: null
    loadingTopics: null
    unplacedPluralOneOther: { unplaced: number; link: Tag }
    hidden: null
    theClubSOwn: null
    changed: { value: string | number }
    cancel: null
    saving: null
    importIntoTheCurriculum: null
    theFileCouldNot: null
    topicsAndQuestionsFrom: null
    takeTheCsvOr: null
    whatTheFileDoes: null
    chooseAFile: null
    readingTheFile: null
    whatTheFileChanges: null
    lookAgain: null
    changesAllAtOnce: { b: Tag; value: string | number }
    importing: null
    inTheFileAre: { value: string | number; value2: string | number }
    countPluralOneOther: { b: Tag; count: number; value: string | number }
    andMore: { value: string | number }
    added: null
    moved: null
    shownAgain: null
    changed2: null
    showMore: { more: string | number }
    title: null
    description: null
    level: null
    name: null
    difficulty: null
    link: null
    topic: null
    before: null
    nothing: null
    after: null
    edit: { title: string | number }
    hide: { title: string | number }
    publish: { title: string | number }
    delete: { title: string | number }
    delete2: { title: string | number }
    deleting: null
    deleteList: null
    theListIsGone: null
    addQuestions: null
    done: null
    searchAllQuestions: null
    searchAllQuestions2: null
    questionsToAdd: null
    isInTheList: { questionName: string | number }
    add: { questionName: string | number }
    theFirstOfSearch: { count: string | number; value: string | number }
    unknownList: null
    list: null
    thereIsNoSuch: null
    theListDidNot: null
    loadingTheList: null
    asLearnersSeeIt: null
    countPluralOneOther2: { count: number }
    notPublished: null
    n0Questions: null
    noQuestionsYet: null
    addQuestionsOfAny: null
    questions: null
    takeOutOfThe: { questionName: string | number }
    editList: null
    newList: null
    saveList: null
    makeList: null
    aNewVersionOf: null
    listsOfTheCurriculum: null
    theListsDidNot: null
    loadingLists: null
    n0Lists: null
    noListsYet: null
    makeOneAndFill: null
    questionsPluralOneOther: { questions: number }
    moveCountPluralOne: { count: number }
    moving: null
    move: null
    hidden2: null
    everybodySTicksMove: null
    moveUp: { name: string | number }
    moveDown: { name: string | number }
    place: null
    atTheEnd: null
    atTheBeginning: null
    beforeAQuestion: null
    searchTheTopic: null
    searchTheTopic2: null
    before2: null
    chooseAQuestion: null
    theFirstOfSearch2: { shown: string | number; total: string | number }
    hiddenOnes: null
    changedOnes: null
    searchQuestions: null
    searchQuestions2: null
    totalPluralOneOther: { total: number }
    whichQuestions: null
    allQuestions: null
    topics: null
    loadingQuestions: null
    questions2: null
    theQuestionsDidNot: null
    noQuestionsFound: null
    nothingHereIsLike: null
    nothingIsInHere: null
    chooseAll: null
    chosen: { count: string | number }
    moveTo: null
    hide2: null
    show: null
    editQuestion: null
    newQuestion: null
    saveQuestion: null
    addQuestion: null
    whereItIsSolved: null
    https: null
    whoeverHasTickedIt: null
    choose: { questionName: string | number }
    inModulesAlone: null
    edit2: { questionName: string | number }
    showAgain: { questionName: string | number }
    hide3: { questionName: string | number }
    editTopic: null
    saveTopic: null
    addTopic: null
    questionsOfATopic: null
    thereIsNoSuch2: null
    allTopics: null
    questionsOfModules: null
    theyAreInNo: null
    showAgain2: { title: string | number }
    isNow: { name: string | number; place: string | number; count: string | number }
    csvOrJson: null
    questionsHidden: { count: number; hidden: string | number }
    changedTitle: null
    changedName: null
    changedDescription: null
    changedDifficulty: null
    changedLink: null
    changedTopic: null
  }
  reading: {
    helpful: null
    clearlyWritten: null
    moreOfThis: null
    wasItGood: null
    nobodyHasSaidAnything: null
    replycountPluralOneOther: { replyCount: number }
    formerMember: null
    saySomethingInThe: null
    readAndReplyIn: null
    opening: null
    talkAboutItIn: null
    signInToTalk: null
    series: { title: string | number }
    partOf: { at: string | number; of: string | number; link: Tag; title: string | number }
    previous: null
    next: null
    mySeries: null
    myBlogs: null
    newSeries: null
    yourSeriesDidNot: null
    loadingYourSeries: null
    n0Series: null
    youHaveNoSeries: null
    twoBlogsOnOne: null
    countPluralOneOther: { count: number }
    edit: { sr: Tag; title: string | number }
    editSeries: null
    title: null
    whatItIsAbout: null
    mayStayEmpty: null
    addABlog: null
    chooseOneOfYour: null
    saving: null
    saveSeries: null
    cancel: null
    remove: null
    removeSeries: null
    remove2: { title: string | number }
    removing: null
    itsBlogsStay: null
    noBlogIsIn: null
    moveUp: { id: string | number }
    up: null
    takeOut: { id: string | number }
    takeOut2: null
    series2: null
    aSeriesOfCount: { count: number; title: string | number }
    blogs: null
    n404Series: null
    itsAuthorMayHave: null
    theSeriesDidNot: null
    loadingSeries: null
    by: { memberlink: Tag; name: string | number }
    n0Blogs: null
    nothingIsInThis: null
    minRead: { author: string | number; date: Tag; readMinutes: string | number }
    aBlog: null
    reactionsName: null
  }
  relation: {
    muteOrBlock: null
    hearLessOf: null
    theyAreNotTold: null
    saving: null
    hearThemAgain: null
    mute: null
    theirPostsAreFolded: null
    adminsAndManagersCan: null
    block: null
    asWithMutingThey: null
    youFindEverybodyWhom: { link: Tag }
    theListDidNot: null
    loadingTheList: null
    postsOfTheseMembers: null
    nobodyAPostAnd: null
    loading: null
    moreMembers: null
    muted: null
    blocked: null
    onlyMute: null
    hearAgain: { sr: Tag; name: string | number }
  }
  review: {
    title: null
    views: null
    viewToday: null
    viewAll: null
    viewKept: null
    failed: null
    failedLead: null
    paused: { day: string | number }
    dueNow: { due: number; minutes: string | number }
    doneToday: { done: number }
    waiting: { waiting: number; days: number }
    manyWait: { counted: string | number }
    allWait: { waiting: number }
    perDay: null
    none: null
    dueToday: null
    takeBack: null
    allDone: null
    nothingDue: null
    switchedOff: null
    nextOn: { day: string | number; count: number }
    afterBreak: { day: string | number }
    solveFirst: null
    toTracker: null
    ahead: null
    aheadUnit: { count: number }
    aheadLabel: { count: number }
    day: null
    reviews: null
    aheadExplained: { perDay: number }
    loading: null
    again: null
    hard: null
    good: null
    easy: null
    howWell: { name: string | number }
    saidRating: { name: string | number; day: string | number }
    saidDropped: { name: string | number }
    notToday: { sr: Tag; name: string | number }
    inDays: { days: number }
    drop: null
    minutes: { minutes: string | number }
    last: { day: string | number }
    lapses: { count: number }
    solveAgain: { sr: Tag; name: string | number }
    openAgain: { sr: Tag; name: string | number }
    allTitle: null
    which: null
    planned: null
    droppedOnes: null
    noneDropped: null
    droppedLead: null
    nonePlanned: null
    reviewsThings: null
    comesOn: { day: string | number; days: number }
    waitsSince: { day: string | number; days: number }
    isDropped: null
    takeUp: null
    keptTitle: null
    nothingKept: null
    keptCurve: null
    knownOf: { known: string | number; questions: string | number }
    knownToday: null
    curveLabel: { questions: string | number; known: string | number; later: string | number }
    todayWord: null
    inAYear: null
    when: null
    stillKnown: null
    curveExplained: null
    whenReviewed: null
    knownIn: { month: string | number }
    noReviewsYet: null
    monthsLabel: { months: number }
    month: null
    knownAndForgotten: null
    knownForgotten: { known: string | number; forgotten: string | number }
    monthsExplained: null
    reviewsSent: { count: number }
    keptOffline: { rating: string | number }
    keptEnded: { rating: string | number }
    takeBackOf: { sr: Tag; name: string | number }
  }
  run: {
    expected: null
    yours: null
    talk: null
    printed: null
    errors: null
    nothing: null
    inLine: { line: string | number }
    thisBrowserCannotDecide: null
    cases: null
    notValid: null
    input: { at: string | number }
    line: { line: string | number }
    compileError: null
    counterexample: null
    addInput: null
    sample: { at: string | number }
    judgeKnows: null
    input2: null
    itIsAskedAgain: { message: string | number }
    cIsCompiledOn: null
    signInToHave: null
    theCompiledProgramDid: null
    theCompiledProgramDid2: null
    whatTheJudgeKnows: null
    standardInput: null
    removeThisInput: null
    writeAValueOf: { type: string | number; type2: string | number }
    thisIsNotOf: { type: string | number; type2: string | number }
    onlySpacesOrLine: null
    onlyUpperAndLower: null
    theValuesAreRight: null
    theValuesAreRight2: null
    oneTooLarge: null
    oneTooSmall: null
    itIsLookAt: { way: string | number }
    oneNumberIs: { way: string | number }
    everyNumberIs: null
    theNumbersThatDiffer: null
    doYouCountFrom: { which: string | number; way: string | number }
    onlyTheLastValue: null
    onlyTheFirstValue: null
    itBeginsWithThe: null
    itEndsWithThe: null
    fetch: { name: string | number }
    notNow: null
    compileOnTheServer: null
    fetch2: { bytes: string | number }
    runningInThisBrowser: { name: string | number; bytes: string | number }
    inOwnWords: { speaker: string | number }
    lookAtLine: { line: string | number }
    itIsLarge: null
    onThisDeviceC: null
    compilingOnTheServer: null
    runningTheCases: null
    lookingForAnInput: null
    recording: null
    readingYourCode: null
    startingTheCompiler: null
    compilingYourCode: null
    linkingYourCode: null
    makingTheJudge: null
    sSoFar: { seconds: string | number }
    starting: { value: string | number }
    fetchingTheJudge: null
    stop: null
    runTriesYourCode: null
    isNotOnThis: { value: string | number }
    theServerCompilesYour: null
    runningOfPluralOne: { of: number }
    lookingForAnInput2: null
    recordingEachStep: null
    yourCodeCouldNot: null
    yourCodeGetsThis: { tries: number }
    noCounterexampleInSmall: { tries: string | number }
    allSamplesAndMore: { size: string | number; tries: string | number }
    stopped: null
    startingTheCompiler2: null
    linkingYourCode2: null
    compilingYourCode2: null
    readingYourCode2: null
    starting2: { name: string | number }
    fetchingOnce: { name: string | number; total: string | number }
    gettingReady: { name: string | number }
    theSiteCouldNot: { name: string | number }
    theSiteIsPreparing: { name: string | number }
    nothingWasTraced: null
    ofCasesPassed: { count: string | number; count2: string | number }
    onTheServer: null
    judgedOnTheServer: null
    keptOnThisDevice: null
    theJudgeOfThis: null
    passed: null
    noExpectedAnswer: null
    needsTheServer: null
    theSiteStillPrepares: null
    runningNeedsTheJudge: null
    theJudgeCouldNot: null
    onServerOnly: null
    notWhole: null
    tracedSteps: { name: string | number; steps: number }
    findSmallInput: null
    tooSlow: null
    notSubmitted: null
  }
  'second-factor': {
    setUpAnApp: null
    youNeedAnAuthenticator: null
    yourPassword: null
    notNow: null
    oneMoment: null
    goOn: null
    scanThisWithThe: null
    copyTheKey: null
    openInAnApp: null
    codeOfTheApp: null
    theSixDigitsThat: null
    checkingTheCode: null
    confirm: null
    qrCodeOfThe: null
    copied: null
    notCopied: null
    addAPasskey: null
    aFingerprintThePin: null
    name: null
    whereItIsKept: null
    waitingForTheBrowser: null
    addThePasskey: null
    thisPasskeyIsIn: null
    leaveIt: null
    recoveryCodes: null
    iHaveKeptThem: null
    theseCodesAreNever: null
    keepTheseTenCodes: null
    eachSignsYouIn: null
    copy: null
    saveAsAFile: null
    renamePasskey: null
    rename: null
    loadingSecondFactors: null
    yourSecondFactorsDid: null
    noneOfThemWas: null
    afterYourPasswordSigning: null
    withOneAStolen: null
    authenticatorApp: null
    removeTheAuthenticatorApp: { sr: Tag }
    rename2: { sr: Tag; name: string | number }
    remove: { sr: Tag; name: string | number }
    ofLeftForA: { recoveryCodes: string | number; recoveryCodes2: string | number }
    makeNewOnes: null
    lastUsed: { time: Tag }
    notUsedYet: null
    added: { time: Tag }
    itIsTheLast: null
    theOthersGoOn: null
    removeApp: null
    removeTheAuthenticatorApp2: null
    removePasskey: null
    removeThePasskey: { name: string | number }
    makeNewCodes: null
    makeTenNewRecovery: null
    thoseThatYouHave: null
  }
  sending: {
    refused: { count: number; reason: string | number }
  }
  settings: {
    withATokenA: { link: Tag }
    yourTokensDidNot: null
    noneOfThemWas: null
    loadingTokens: null
    youHaveNoTokens: null
    ended: null
    lastUsed: { time: Tag }
    neverUsed: null
    madeIsliveSelectYes: { date: Tag; isLive: 'yes' | string; date2: Tag }
    ending: null
    end: null
    remove: null
    theToken: { name: string | number }
    endToken: null
    endTheToken: { name: string | number }
    theProgramThatUses: null
    newToken: null
    yourProfilePhotoProgress: null
    deleteAccount: null
    deleteYourAccountFor: null
    typeToConfirm: { WORD: string | number }
    yourPassword: null
    keepMyAccount: null
    deleting: null
    deleteMyAccount: null
    yourAddressArrives: null
    yourAddressDidNot: null
    nothingWasChanged: null
    aLinkIsOn: null
    confirmed: null
    notConfirmed: null
    theAccountOfYour: { date: Tag }
    openTheLinkThat: { mails: 'yes' | string }
    sending: null
    sendTheLinkAgain: null
    openTheLinkThat2: { mails: 'yes' | string; nextEmail: string | number }
    newEmail: null
    itGetsALink: null
    sendingTheLink: null
    changeEmail: null
    copyYourTokenNow: null
    token: null
    itIsNotShown: null
    iHaveCopiedIt: null
    name: null
    theProgramThatWill: null
    ends: null
    in30Days: null
    in90Days: null
    inAYear: null
    onADayYou: null
    cancel: null
    makingIt: null
    makeToken: null
    whatItMayDo: null
    day: null
    withinDays: { TOKEN_DAYS: string | number }
    yourDataIsDownloaded: null
    oneJsonFileWith: null
    gatheringYourData: null
    downloadYourData: null
    youSignInWith: { mails: 'yes' | string }
    setAPassword: null
    everyOtherSignIn: { mails: 'yes' | string }
    currentPassword: null
    newPassword: null
    changingThePassword: null
    changePassword: null
    settings: null
    email: null
    password: null
    secondFactor: null
    signIns: null
    apiTokens: null
    publicPage: null
    mutedAndBlockedMembers: null
    yourData: null
    signingOut: null
    signOutEverywhere: null
    endEverySignIn: null
    staySignedIn: null
    youSignInAgain: null
    endMyApiTokens: null
    yourSignInsDid: null
    whereYourAccountIs: null
    youAreSignedIn: null
    loadingSignIns: null
    thisOne: null
    lastSeen: { time: Tag }
    signedInAddressSelect: { time: Tag; address: 'yes' | string; address2: string | number }
    calendarsRead: null
    addressMade: { time: Tag }
    endTheAddress: { sr: Tag; title: string | number }
    endTheSignIn: { sr: Tag; device: string | number }
    endAllOthers: null
    endCountPluralOne: { count: number }
    keepThem: null
    theyAreSignedOut: null
    needed: null
    typeWord: { word: string | number }
    practice: null
    hideDifficulty: null
    hideDifficultyLead: null
    practiceSaved: null
    parts: null
    account: null
    security: null
    language: null
    notifications: null
    privacy: null
    data: null
    mails: null
    time: null
    zone: null
    zoneHint: null
    noZone: null
    zoneKept: null
  }
  shell: {
    account: null
    Profile: null
    settings: null
    logout: null
    loggedOutHere: null
    signIn: null
    toggleSidebar: null
    breadcrumb: null
    mainSidebar: null
    main: null
    ownProfile: { name: string | number }
    places: null
    menu: null
    waitingAll: { count: string | number }
    waiting: { label: string | number; count: string | number }
    offlineTicks: null
    Club: null
    Today: null
    Modules: null
    Blogs: null
    'Interview Experiences': null
    Forum: null
    'DSA Tracker': null
    'DSA TRACKER': null
    Tracker: null
    Problems: null
    Events: null
    Approvals: null
    Moderation: null
    Members: null
    Audit: null
    Operations: null
    Curriculum: null
    'Create Module': null
    'Create Blog': null
    'Create Interview Experience': null
    'Deleted items': null
    Notifications: null
    'Code of conduct': null
    Licences: null
    Webhooks: null
    Mails: null
    Email: null
    Lists: null
    Import: null
    Create: null
    Submit: null
    'New thread': null
    'What differs here': null
    'Problems only in modules': null
    Unauthorized: null
    Module: null
    Blog: null
    Thread: null
    Problem: null
    Event: null
    List: null
    Topic: null
    Member: null
    Experience: null
    History: null
    Edit: null
    Home: null
    Announcement: null
    Announcements: null
    'Who came': null
    'Blog reviews': null
    Certificates: null
    'Hand over': null
    'Your batch': null
    'Club problems': null
    Door: null
    Drafts: null
    'My blogs': null
    Leaderboard: null
    New: null
    Series: null
    Settings: null
    Watched: null
    Write: null
    Certificate: null
    Years: null
    Reviews: null
    'All reviews': null
    'Merged and split': null
    Notes: null
    Starred: null
    Question: null
    Streak: null
    Companies: null
    Company: null
    Questions: null
    Plans: null
    Plan: null
    'New plan': null
    dueToday: { label: string | number; count: string | number }
    Practise: null
    Mine: null
    'Run the club': null
    Desk: null
    People: null
    Content: null
    Community: null
    Site: null
    'Join codes': null
    'Import members': null
    Batches: null
    'Archive a year': null
    'All events': null
    'Past events': null
    'New event': null
    'Edit lists': null
    'Import into the curriculum': null
    'Merged and split problems': null
    'Submitted experiences': null
    'New announcement': null
    'Hand over the club': null
    'Import solved problems': null
    'Still remembered': null
    'Changes to your ticks': null
    'Check a certificate': null
    'Linked accounts': null
    'Topic map': null
    'Messages from moderators': null
    Help: null
  }
  solution: {
    whetherYouShareIt: null
    loading: null
    shareThisSolution: null
    youShareThisSolution: null
    sharedSelectYesOther: { shared: 'yes' | string }
    showMyNameWith: null
    saving: null
    stopSharing: null
    sharing: null
    shareWithMyName: null
    shareWithoutMyName: null
    ms: { value: string | number }
    fuel: { fuel: number }
    aMember: null
    yours: null
    bytes: { bytes: number; day: Tag }
    theCodeDidNot: null
    loadingCode: null
    removeThisSolution: null
    removeSolution: null
    removeThisSolutionFrom: null
    removing: null
    itsAuthorKeepsThe: null
    theSolutionsDidNot: null
    acceptedSolutionsThatMembers: { byClock: 'yes' | string }
    language: null
    noneIsSharedIn: { value: string | number }
    moreSolutions: null
    afterYourOwnSolution: null
    backToTheStatement: null
    nobodyHasSharedA: null
    yourSubmissions: null
    beTheFirstOpen: null
    loadingSolutions: null
    choiceName: null
    solutionsName: null
    keptSolutions: null
    keptDidNotArrive: null
    languageOfKept: null
    allLanguages: null
    noneKept: null
    earlierOnes: null
    keepOne: null
    codeCopied: null
    codeNotCopied: null
    changesSinceBefore: null
    putIntoEditor: null
    copyCode: null
    deleteKept: null
    deleteThisVersion: null
    languageOfCode: null
    code: null
    onlyYouRead: null
    keepIt: null
    notNow: null
    keptAndEmpty: null
  }
  'solve-import': {
    title: null
    lead: null
    bringIt: null
    whatYouCopied: null
    whatIsRead: null
    chooseFiles: null
    chooseFolder: null
    staysHere: null
    files: null
    leaveOut: { name: string | number }
    tooLarge: { names: string | number }
    notRead: { names: string | number }
    look: null
    reading: null
    pasteFirst: null
    nothingFound: null
    found: { count: number }
    onlyLikely: { count: number }
    noneSolved: { count: number }
    tooMuch: { last: string | number }
    brokenJson: { name: string | number }
    noNames: { name: string | number }
    allCount: null
    whichDate: null
    noDate: null
    dayFirst: null
    monthFirst: null
    vague: { count: number }
    wrongDate: { count: number }
    futureDate: { count: number }
    earlyDate: { count: number }
    undated: null
    sure: null
    likely: null
    notSolved: null
    notSolvedLead: null
    unknown: null
    unknownLead: null
    copyAll: null
    copied: null
    notCopied: null
    noneOfThese: null
    withoutDay: null
    tickedAlready: null
    movesEarlier: null
    importThem: { count: number }
    nothingNew: { count: number }
    importing: null
    done: { count: number }
    counts: { added: number; earlier: number; same: number }
    toTracker: null
    bringMore: null
    imports: null
    noImports: null
    importsThings: null
    source: { source: 'leetcode' | 'neetcode' | 'striver' | 'codeforces' | 'github' | string }
    failed: null
    loading: null
    undo: null
    undoImport: null
    undoQuestion: { added: number }
    undoMore: null
    undone: { removed: number; restored: number; kept: number }
  }
  standing: {
    howYouStandWith: null
    theModeratorsHaveWritten: null
    readIt: null
    youArePausedUntil: { time: Tag }
    why: null
    theClubAsksYou: { link: Tag }
    saving: null
    iAcceptIt: null
    fromTheModerators: null
    warningsAndPausesThe: null
    whatTheyGoBy: { link: Tag }
    youArePausedUntil2: { time: Tag }
    thisDidNotArrive: null
    loadingWhatModeratorsWrote: null
    n0Warnings: null
    nothingHereAndThat: null
    pause: null
    warning: null
    liftedEarly: null
    until: null
    whatYouWroteIn: { link: Tag; removed: 'yes' | string }
    yourPost: null
    youHaveReadThis: { time: Tag }
    iHaveReadThis: null
    Spam: null
    'Rude or abusive': null
    'Off topic': null
    'Gives a solution away': null
    Other: null
  }
  streak: {
    title: null
    failed: null
    loading: null
    days: { count: number }
    week: { count: number; frozen: number; paused: number }
    countsToday: null
    keepIt: null
    beginIt: null
    longest: { count: number }
    freezes: { count: number }
    explained: { every: string | number; most: string | number }
    yearByDays: null
    yearLabel: { days: number; frozen: number; paused: number }
    yearByWeeks: null
    weeksMet: { on: string | number; weeks: number }
    weeksActive: { on: string | number; weeks: number }
    table: null
    weekFrom: null
    daysAndQuestions: null
    ofWeek: { days: number; questions: number }
    goalNow: { done: string | number; count: number; kind: 'days' | string }
    weeksInARow: { current: number; longest: number }
    settings: null
    goal: null
    goalHint: null
    noGoal: null
    goalOf: { kind: 'days' | string; count: number }
    goalKept: null
    breaks: null
    breaksLead: null
    yourBreaks: null
    from: null
    to: null
    takeBreak: null
    breakTaken: { from: string | number; to: string | number }
    fromTo: { from: string | number; to: string | number }
    removeBreak: null
    done: null
    daysEnd: { zone: string | number; link: Tag }
  }
  submission: {
    yourSubmissionsDidNot: null
    loadingSubmissions: null
    youHaveNotSubmitted: null
    showOlderOnes: null
    waiting: null
    loadingCode: null
    changesSinceTheOne: null
    code: null
    putThisCodeInto: null
    yourSubmissionIsBeing: null
    yourSubmissionWaitsTo: null
    yourSubmissionIsBeing2: null
    yourSubmissionWasRefused: null
    itIsJudged: null
    submittedBefore: { verdict: string | number }
    submission: null
    sendingYourSubmission: null
    noConnectionYourSubmission: { kept: 'yes' | string }
    yourSubmissionStatusSelect: { words: string | number; kept: 'yes' | string; status: 'yes' | string }
    tryingAgainInS: { value: string | number }
    tryNow: null
    theJudgeIsBeing: null
    inTheQueuePlace: { place: 'yes' | string; place2: string | number }
    judgingTestOf: { test: string | number; tests: string | number }
    judging: null
    testsJudged: null
    theVerdictIsThere: null
    ofTestsPassed: { passed: string | number; tests: string | number }
    line: { line: string | number }
    itIsHiddenLook: null
    testFailed: { test: string | number; words: string | number }
    test: null
    test2: { test: string | number }
    sample: { test: string | number }
    expected: null
    talk: null
    yours: null
    printed: null
    errors: null
    itIsHiddenSlow: null
  }
  timer: {
    startTimer: null
    timer: null
    goOnTimer: null
    pauseTimer: null
    endTimer: null
    timeYouGive: null
    noGoal: null
    goalOf: { minutes: string | number }
    timeIsUp: null
    solvedIn: null
  }
  today: {
    title: null
    failed: null
    failedLead: null
    loading: null
    nextEvent: null
    noEvent: null
    eventLater: null
    pastEvents: null
    openNamed: { sr: Tag; title: string | number }
    register: { sr: Tag; title: string | number }
    going: null
    waiting: null
    unanswered: null
    asks: { name: string | number; category: string | number }
    somebody: null
    readAnswer: { sr: Tag; title: string | number }
    forum: null
    allAnswered: null
    introduce: null
    askStuck: null
    introduceLead: null
    ask: null
    writeFirst: null
    continueLabel: { b: Tag; kind: string | number }
    startLabel: { b: Tag; kind: string | number }
    question: null
    code: null
    module: null
    reading: null
    go: { sr: Tag; title: string | number }
    start: { sr: Tag; title: string | number }
    doneLabel: { b: Tag }
    allDone: null
    allProblems: null
    inTopic: { topic: string | number; done: string | number; total: string | number }
    inTracker: null
    codeKept: null
    openedLast: null
    daily: null
    solvedToday: null
    another: null
    allSolved: null
    streak: null
    days: { count: number }
    countsToday: { count: number }
    keepStreak: null
    beginStreak: null
    reviews: null
    reviewsLabel: { b: Tag }
    toReview: { count: number }
    reviewsFirst: { first: string | number }
    reviewsBegin: { first: string | number; waiting: number }
    minutes: { minutes: string | number }
    minutesWithMore: { count: number; minutes: string | number }
    titleAndMore: { count: number; title: string | number }
    wholeDay: { minutes: string | number }
    thenToday: null
    freezes: { count: number }
    goal: { done: string | number; count: number; kind: 'days' | string; current: number }
    streakRests: null
    onBreak: { day: string | number }
    streakMore: null
    plan: null
    inPlan: { count: number; title: string | number }
    like: { question: string | number; detail: string | number }
    welcome: { name: string | number }
    whatBringsYou: null
    fromZero: null
    interviewOn: null
    solvedSome: null
    yourLanguage: null
    solveFirst: { minutes: string | number }
    goOnWith: null
  }
  'topic-map': {
    title: null
    lead: null
    views: null
    graph: null
    list: null
    failed: null
    loading: null
    mastery: null
    masteryExplained: null
    next: null
    becauseBegun: { done: string | number; total: string | number }
    becauseFirst: null
    becauseReady: { before: string | number; count: number }
    open: { sr: Tag; title: string | number }
    nodeSays: {
      title: string | number
      done: string | number
      total: string | number
      known: string | number
    }
    beginsHere: null
    comesAfter: { before: string | number }
    questions: { count: number }
    reached: { known: string | number; firm: string | number; accepted: string | number }
    buildPlan: null
    becauseOrder: null
  }
  trace: {
    text: null
    linkedList: null
    firstStep: null
    stepBack: null
    step: null
    of: { at: string | number; count: string | number }
    stepForward: null
    lastStep: null
    noneOfItsLines: null
    theProgramHasEnded: null
    yourFunctionAnswers: { value: string | number }
    theFirstSteps: { count: string | number; REACHED: string | number }
    theFirstStepsRecording: { count: string | number; cut: 'yes' | string; REACHED: string | number }
    thisLineTakesMore: null
    hereTheMemoryIs: null
    hereTheRecursionIs: null
    hereMoreWasPrinted: null
    itWasStoppedBy: null
    theProgramFailed: null
    drawing: null
    empty: null
    more: { cut: string | number }
    more2: { size: string | number }
    linkedList2: { said: string | number }
    aNodeAbove: null
    thereIsMoreThan: null
    andCallsFurtherOut: { count: string | number }
    runsNow: null
    onlyVariablesAreRecorded: { MOST_VARIABLES: string | number }
    noVariablesYet: null
    allOfItIs: null
    more3: { count: string | number }
    moreRows: { size: string | number }
    text2: null
    trace: null
    tracedInput: null
    showAs: null
    closeTheTrace: null
    theCodeHasChanged: null
    traceAgain: null
    stepOf: { at: string | number; count: string | number }
    line: { line: string | number }
    theProgramHasEnded2: null
    printedSoFar: null
    nothing: null
    tree: { order: string | number; said: string | number }
    treeValueSelectYes: { value: 'yes' | string }
    input: { at: string | number }
    reached: null
    program: null
    saidStep: { at: string | number; count: string | number; line: string | number }
    saidCall: { name: string | number }
    saidReturn: { value: string | number }
    saidYield: { value: string | number }
    saidIs: { name: string | number; value: string | number }
    nothingIn: null
    moreOf: { count: string | number }
    theFunctionAnswers: { value: string | number }
  }
  version: {
    bringBackThisVersion: null
    bringBack: null
    bringBackVersionOf: { number: string | number; title: string | number }
    leaveAsItIs: null
    bringingBack: null
    theThenSaysWhat: { kind: 'modules' | 'blogs' | string; number: string | number }
    versionSaysTheSame: { number: string | number }
    questions: null
    versionAnd: { number: string | number; number2: string | number }
    version: { number: string | number }
    version2: { number: string | number }
    unchanged: { value: string | number }
    searchDeletedItems: null
    searchTitleOrWho: null
    kind: null
    deletedBySelectYes: { by: 'yes' | string; by2: string | number; time: Tag }
    historyOf: { sr: Tag; title: string | number }
    modules: null
    blogs: null
    interviews: null
    all: null
    n0Items: null
    noDeletedItemFits: null
    showAll: null
    aSearchLooksThrough: { value: string | number }
    modulesBlogsAndInterview: null
    items: null
    nothingIsDeleted: null
    backToTheDesk: null
    whatAnAdminDeletes: null
    loadingDeletedItems: null
    theDeletedItemsDid: null
    theyAreKeptAnd: null
    noSuchHistory: null
    history: { title: string | number }
    history2: null
    loadingHistory: null
    theHistoryDidNot: null
    n404History: null
    nothingWasEverKept: null
    allS: { kind: 'modules' | 'blogs' | string }
    deletedItems: null
    oneVersionNobodyHas: null
    versionsBringingOneBack: { count: string | number }
    allExperiences: null
    readThis: { kind: 'modules' | 'blogs' | string }
    edit: null
    deletedBySelectYes2: { by: 'yes' | string; by2: string | number; time: Tag }
    version3: { asked: string | number }
    thereIsNoSuch: null
    showThePresentOne: null
    chooseOneOfThe: null
    module: null
    blog: null
    interviewExperience: null
    toolsOfAdminsFor: { title: string | number }
    edit2: { title: string | number }
    historyOf2: { title: string | number }
    delete: { title: string | number }
    delete2: null
    delete3: { kind: 'modules' | 'blogs' | string }
    delete4: { title: string | number }
    deleting: null
    nobodyCanReadIt: null
    undo: null
    samePluralOneOther: { same: number }
    questionHowSelectYes: {
      span: Tag
      sign: string | number
      word: string | number
      at: string | number
      how: 'yes' | string
      from: string | number
    }
    unchanged2: null
    added: null
    removed: null
    changed: null
    moved: null
    name: null
    difficulty: null
    link: null
    restoring: null
    restore: { sr: Tag; title: string | number }
    open: null
    line: null
    lines: null
    removed2: null
    added2: null
    showSignSelectYes: { folded: string | number; sign: 'yes' | string }
    was: null
    is: null
    empty: null
    thisVersionDidNot: null
    theListOfVersions: null
    loadingVersion: null
    itsTextIsThat: null
    noTextChanged: null
    takenOffTheSite: null
    putBackOnThe: null
    ofThisVersion: { label: string | number }
    noQuestions: null
    written: null
    edited: null
    deleted: null
    restored: null
    broughtBack: null
    versions: null
    showAllVersions: { count: string | number }
    version4: { number: string | number }
    last: null
    present: null
    by: { by: string | number }
    changes: null
    sinceThen: null
    wholeText: null
    whatToShow: null
    version5: { number: string | number }
    olderVersion: null
    newerVersion: null
    otherVersions: null
    fieldTitle: null
    fieldDescription: null
    fieldCreatedBy: null
    fieldLevel: null
    fieldAuthor: null
    fieldCategory: null
    fieldTags: null
    fieldContent: null
    fieldCompany: null
    fieldRole: null
    fieldCandidate: null
    fieldVerdict: null
    deletedItemsTitle: null
    itemsShown: { shown: string | number; count: number }
    fieldRounds: null
  }
  webhook: {
    theLogDidNot: null
    loadingTheLog: null
    nothingWasSentYet: null
    newest: null
    older: null
    attemptsPluralOneOther: {
      attempts: number
      status: 'yes' | string
      status2: string | number
      tookMs: 'yes' | string
      tookMs2: string | number
    }
    next: { time: Tag }
    sent: null
    answer: null
    sending: null
    deliverAgain: null
    switchedOffTheOther: null
    switchedOffNothingArrived: null
    off: null
    failsSince: { time: Tag }
    nothingSentYet: null
    on: null
    log: null
    sendATest: null
    edit: null
    switchOff: null
    switchOn: null
    editWebhook: null
    deleting: null
    delete: null
    deleteWebhook: null
    deleteTheWebhookTo: { host: string | number }
    itsLogIsDeleted: null
    copyTheSecretNow: null
    secret: null
    itIsNotShown: null
    iHaveCopiedIt: null
    makeWebhook: null
    makingIt: null
    save: null
    saving: null
    address: null
    eachEventIsPosted: null
    https: null
    events: null
    cancel: null
    webhooks: null
    whatHappensHereTold: null
    theWebhooksDidNot: null
    loadingWebhooks: null
    n0Webhooks: null
    nobodyIsTold: null
    aWebhookPostsEach: null
    newWebhook: null
    delivered: null
    failed: null
    waiting: null
  }
  writing: {
    comments: null
    onlyItsAuthorAnd: null
    openPluralOneOther: { open: number }
    formerMember: null
    done: null
    lineValueSelectYes: { line: string | number; value: 'yes' | string }
    emptyLine: null
    openAgain: null
    markAsDone: null
    comment: null
    about: null
    theWholeBlog: null
    sending: null
    blogReviews: null
    waiting: null
    readyToPublish: null
    whatMembersWroteAnd: null
    lists: null
    theBlogsDidNot: null
    loadingBlogs: null
    blogs: null
    allRead: null
    noBlogWaitsFor: null
    whatMembersSendIn: null
    n0Ready: null
    nothingIsAcceptedAnd: null
    whatYouAcceptStands: null
    by: { author: string | number }
    minReadSlugSelect: { readMinutes: string | number; slug: 'yes' | string }
    toBePublished: { time: Tag }
    sentIn: { day: Tag }
    changed: { day: Tag }
    writtenTogetherWith: null
    nobodySoFar: null
    invited: null
    takeOut: { sr: Tag; name: string | number }
    writeItNoMore: null
    inviteACoAuthor: null
    inviteAMember: null
    theHandleInThe: null
    inviting: null
    invite: null
    writeItTogether: null
    decline: null
    editBlog: null
    backToTheBlog: null
    theBlogDidNot: null
    loadingTheText: null
    whatYouSaveHere: null
    lightChangesOnlySees: { author: string | number }
    save: null
    saving: null
    publishNow: null
    anotherTime: null
    schedule: null
    noTimeYet: null
    accept: null
    editLightly: null
    askForChanges: null
    replaceIt: null
    publish: { title: string | number }
    notYet: null
    publishing: null
    everybodyCanReadIt: { readers: 'members' | string; author: string | number }
    whatShouldChangeIn: { title: string | number }
    inShortSayMore: null
    declineItIsNot: { title: string | number }
    itsAuthorReadsIt: null
    reason: null
    whatIsAskedFor: null
    saving2: null
    whenIsPublished: { title: string | number }
    dayAndTime: null
    onTheClocksOf: { timeZone: string | number }
    n404Blog: null
    itWasDeletedOr: null
    myBlogs: null
    mySeries: null
    yourBlogsDidNot: null
    loadingYourBlogs: null
    n0Blogs: null
    youHaveNotWritten: null
    whatDidYouUnderstand: null
    writeABlog: null
    anEditor: null
    whatChanged: { editor: string | number }
    whatDiffersFromThe: null
    whatHappensNow: null
    whyItWasDeclined: null
    edit: null
    invitesYouToWrite: { author: string | number }
    youWriteItWith: { author: string | number }
    anEditOfYour: null
    onlyYouSeeIt: null
    itIsWithThe: null
    anEditorAsksFor: null
    itIsAcceptedAn: null
    itIsPublished: { time: Tag }
    itWasNotAccepted: null
    itIsPublishedFor: null
    sentItInRead: { author: string | number }
    itIsWithWho: { author: string | number }
    itIsAcceptedPublish: null
    itIsPublishedBy: { time: Tag }
    itWasDeclined: null
    itIsPublished2: null
    sendInForReview: null
    takingItBack: null
    takeItBack: null
    opening: null
    proposeAnEdit: null
    deleteTheEdit: null
    delete: null
    deleteBlog: null
    delete2: { title: string | number }
    deleting: null
    thePublishedBlogStays: null
    itsTextAndIts: null
    onlyYouSeeIt2: null
    saveAndLookAt: null
    title: null
    category: null
    tags: null
    content: null
    whatIWishI: null
    suchAsDataStructures: null
    separatedByCommas: null
    heapsInterviews: null
    beginWithTheQuestion: null
    blog: null
    loadingBlog: null
    thePublishedBlog: null
    theText: null
    asItWillLook: null
    draft: null
    submitted: null
    changes: null
    accepted: null
    scheduled: null
    published: null
    declined: null
    countWaiting: { count: string | number }
    countReady: { count: string | number }
    minutes: { readMinutes: string | number }
    refuse: null
  }
}

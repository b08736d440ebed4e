// Made from web/languages/en by `npm run languages`.

import type { ReactNode } from 'react'

/** Draws what stands inside a tag of a message. */
export type Tag = (inside: ReactNode) => ReactNode

/** Every message of the interface by its part and key, with the values that it needs. */
export interface Messages {
  about: {
    about: null
    aboutForSearch: { club: string | number }
    galleryForSearch: { club: string | number }
    pagesFailed: null
    loadingPages: null
    notWritten: null
    nothingYet: null
    writePages: null
    noPictures: null
    yearsTeam: { year: string | number }
    seePictures: { count: number }
    team: null
    sponsors: null
    questions: null
    resources: null
    gallery: null
  }
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
    alreadySignedIn: { name: string | number; link: Tag }
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
    passwordHint: { least: string | number; most: string | number }
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
    pendingHint: null
    solvedStays: null
    yearByCode: null
    chooseFact: null
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
    cancel: null
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
    alwaysListed: null
    alsoAsBanner: null
    lastBannerDay: null
    bannerEndHint: { timeZone: string | number }
    when: null
    now: null
    atChosenTime: null
    dayAndTime: null
    plannedTimeHint: { timeZone: string | number }
    announcements: null
    writeAndManage: null
    announcementsInSentence: null
    noneLabel: null
    nothingForYou: null
    willAppearHere: null
    corrected: null
    new: null
    listFailed: null
    toNewest: null
    loadingAnnouncements: null
    announcement: null
    allAnnouncements: null
    seeTheEvent: null
    readTheBlog: null
    openTheModule: null
    correctedAt: { time: Tag }
    manage: null
    loadingAnnouncement: null
    announcementFailed: null
    missingLabel: null
    missingWhy: null
    seeYourAnnouncements: null
    everyone: null
    registeredForEvent: null
    for: null
    year: null
    alsoByMail: { mails: 'yes' | string }
    choose: null
    batch: null
    batchesFailed: null
    noBatches: null
    group: null
    groupsFailed: null
    noGroups: null
    upcoming: null
    past: null
    event: null
    eventsFailed: null
    eventAudience: null
    correctAnnouncement: null
    editAnnouncement: null
    correctHint: null
    editHint: null
    saving: null
    saveChanges: null
    cancel: null
    manageAnnouncements: null
    newAnnouncement: null
    nothingToManage: null
    manageEmptyHint: { mails: 'yes' | string }
    notified: { told: string | number }
    byMailToo: null
    noneAtAddress: null
    withdrawnNotice: { mails: 'yes' | string }
    cancelledNotice: null
    edit: null
    correct: null
    seeAsMember: null
    state: null
    announced: null
    plannedTime: null
    correctedAfter: { time: Tag }
    until: { bannerDay: string | number }
    none: null
    notifiedBefore: null
    notifiedFact: null
    mails: null
    mailsLater: null
    newHint: null
    planAnnouncement: null
    announceNow: null
    planning: null
    announcing: null
    planned: null
    sent: null
    cancelled: null
    withdrawn: null
    alsoTellMembers: null
    tellAudience: null
    cancelAnnouncement: null
    withdrawAnnouncement: null
    withdraw: null
    cancelling: null
    withdrawing: null
    cancelOutcome: null
    withdrawOutcome: { mail: 'yes' | string }
    forEveryone: null
    forYear: { year: string | number }
    forBatch: { name: string | number }
    forGoneBatch: null
    forGroup: { name: string | number }
    forGoneGroup: null
    forEvent: { name: string | number }
    forGoneEvent: null
    reachNobody: null
    reachTold: { count: number }
    reachAll: { count: number }
    reachSome: { count: number; mails: number; others: number }
    aYear: null
    aBatch: null
    aGroup: null
    beforeMails: null
    beforeTold: null
    notBefore: { day: string | number; time: string | number; zone: string | number }
    tellManyAsk: { count: number }
    sendToMeFirst: null
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
    mailFrom: { from: string | number }
    countChanged: { before: number; now: number }
    chosenMembers: null
    forChosen: { count: number }
  }
  approval: {
    signedUpFrom: null
    signedUpTo: null
    passoutYear: null
    allYears: null
    noYear: null
    allAddresses: null
    addressDomain: null
    nobodyWaits: null
    choose: { name: string | number }
    confirmed: null
    notConfirmed: null
    passout: { passoutYear: string | number }
    noPassoutYear: null
    signups: null
    signupsTitle: null
    searchSignups: null
    nameOrEmail: null
    waiting: null
    noneLabel: null
    noneFound: null
    showLongestWaiting: null
    noneFoundWhy: null
    allDecided: null
    nobodyWaitsTitle: null
    backToTheDesk: null
    nobodyWaitsHint: null
    loadingSignups: null
    signupsFailed: null
    nothingDecided: null
    chosen: { chosen: number }
    clear: null
    approving: null
    approve: { words: string | number }
    declining: null
    decline: { words: string | number }
    approveVerb: null
    declineVerb: null
    signupCount: { count: number }
    decideAllMatching: { count: number; verb: string | number }
    decideAllWaiting: { count: number; verb: string | number }
    allCount: { count: string | number }
    andMoreNames: { more: number }
    decideChosen: { verb: string | number; number: string | number }
    approveOutcome: { mails: 'yes' | string }
    declineOutcome: { mails: 'yes' | string }
    chooseAllOnPage: { count: number }
    approvePerson: { sr: Tag; name: string | number }
    declinePerson: { sr: Tag; name: string | number }
    cancel: null
    reasonOptional: null
    reasonHint: { mails: 'yes' | string }
    reasonTooLong: { reason: string | number }
    declineSignup: null
    declineQuestion: { name: string | number }
    declineOneOutcome: { mails: 'yes' | string; email: string | number }
    approvedDomains: null
    domainsHint: null
    domain: null
    domainHint: null
    domainExample: null
    adding: null
    addDomain: null
    domainsFailed: null
    loadingDomains: null
    noDomains: null
    removing: null
    remove: { sr: Tag; domain: string | number }
    joinCodes: null
    joinCodesHint: null
    joinCodesFailed: null
    loadingJoinCodes: null
    noJoinCodes: null
    loading: null
    olderCodes: null
    linkCopied: null
    linkNotCopied: { code: string | number }
    live: null
    usedUp: null
    ended: null
    joinCodeUse: {
      uses: number
      mostUses: number
      endedAt: 'yes' | string
      time: Tag
      by: 'yes' | string
      by2: string | number
    }
    copyLink: { sr: Tag; note: string | number }
    ending: null
    endCode: { sr: Tag; note: string | number }
    codeSignups: { uses: number }
    membersFailed: null
    loadingMembers: null
    earlierSignups: null
    justDecided: null
    moreToUndo: { count: number }
    approved: null
    declined: null
    otherCount: { others: number }
    decidedCount: { value: string | number; count: number }
    by: { by: string | number }
    timeToUndo: { mails: 'yes' | string; left: string | number }
    undoOver: { mails: 'yes' | string }
    undoing: null
    undo: { sr: Tag; who: string | number }
    purpose: null
    purposeExample: null
    days: null
    makingCode: null
    makeJoinCode: null
    alreadyDecided: { name: string | number }
    allAlreadyDecided: null
    someAlreadyDecided: { words: string | number; gone: number }
    undoInMessage: null
    waitAgain: { restored: string | number; restored2: number }
    someNotRestored: { back: string | number; kept: number }
    tooManyChosen: { chosen: string | number }
    titleWaiting: null
    foundWaiting: { found: string | number; all: string | number }
    allWaiting: { all: string | number }
    domainsChosen: { count: number }
    thatMatch: { shown: string | number; count: number }
    thatWait: { shown: string | number; count: number }
    mostSignups: null
    givesBatch: null
    noBatch: null
    givesYearHint: null
    showQr: { sr: Tag; note: string | number }
    joinClub: { club: string | number }
    qrName: null
    qrFailed: null
    loadingQr: null
    backToCodes: null
    printQr: null
    fullScreen: null
  }
  ask: {
    ask: null
    askAbout: { title: string | number }
    threadSent: null
    sentToMentors: null
    openSent: null
    allAreOpen: { most: string | number }
    theQuestion: null
    titleHint: null
    more: null
    contentHint: null
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
    codeHidden: null
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
    reportHint: null
    problemLabel: null
    noteForThem: null
    cancel: null
    sendReport: null
    reportedQuestions: null
    theirNote: { note: string | number }
    keep: null
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
    peopleCount: { count: number }
    show: null
    listFailed: null
    loadingWhoCame: null
    nobodyLabel: null
    nobodyFound: null
    nobodyMatches: null
    people: null
    hadSeat: null
    notHereYet: null
    cameWithoutSeat: null
    byDoorCode: null
    list: null
    wallCode: null
    peopleTitle: null
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
    addHint: null
    inSince: { cameAt: string | number }
    takingBack: null
    checkingIn: null
    undo: null
    checkIn: null
    scan: null
    door: null
    eventFailed: null
    loadingTheDoor: null
    eventCancelled: null
    waysIn: null
    doorCounts: {
      title: string | number
      b: Tag
      cameWithSeat: string | number
      registered: string | number
      walkIns: 'yes' | string
      walkIns2: string | number
    }
    checkInName: null
    certificates: null
    youCheckedIn: { cameAt: string | number }
    passFrom: { opensAt: string | number }
    yourPass: null
    passImage: null
    passOld: null
    passHint: null
    wallCodeHint: null
    scannerFailed: null
    loadingWhoIsRegistered: null
    seatsAndWaiting: { seats: string | number; waiting: number }
    cameraOn: null
    scanHint: null
    letInAnyway: null
    refuse: null
    keptScans: { count: number }
    scansRefused: { value: string | number }
    done: null
    cameraRefused: null
    cameraMissing: null
    cameraNeedsHttps: null
    cameraPicture: null
    welcome: null
    alreadyIn: null
    notRegistered: null
    codeTooOld: null
    codeUnknown: null
    since: { value: string | number }
    codeTooOldHint: null
    codeUnknownHint: null
    waitsForSeat: null
    hasNoSeat: null
    checkedLater: null
    keptOnPhone: null
    checkedIn: null
    somebody: null
    walkInHint: null
    membersFound: null
    member: null
    checkInPerson: { sr: Tag; name: string | number }
    addGuest: null
    codeFailed: null
    loadingTheCode: null
    noCodeNow: null
    codeOnlyDuring: null
    codeTimes: { time: Tag }
    codeSpoken: null
    wallHint: null
    wallOld: null
    fullScreen: null
  }
  audit: {
    rowChanged: null
    rowUnlinked: null
    rowLinkWrong: null
    checked: { soFar: string | number }
    checking: null
    checkTheChain: null
    chainBroken: { rows: string | number; time: Tag; value: string | number; code: Tag; _id: string | number }
    chainChecked: { rows: string | number }
    unbrokenSince: { time: Tag }
    all: null
    done: null
    wasRefused: null
    refused: null
    audit: null
    who: null
    nameOrEmail: null
    target: null
    fromDay: null
    toDay: null
    action: null
    allActions: null
    outcome: null
    rows: null
    noRowsLabel: null
    nothingFound: null
    showAll: null
    nothingFoundWhy: null
    loadingTheAudit: null
    toNewest: null
    auditFailed: null
    tableName: null
    time: null
    whatHappened: null
    request: { requestId: string | number }
    onlyByPerson: { who: string | number }
    somebody: null
    onlyOnTarget: null
    unknownAccount: null
    open: { name: string | number }
    'the module': null
    'the blog': null
    'the experience': null
    'the event': null
    'the problem': null
    'the topic': null
    'the list': null
    'the batch': null
    'the group': null
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
    'changed the questions at registration of': null
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
    'set facts of': null
    'made the members’ field': null
    'changed the members’ field': null
    'removed the members’ field': null
    'took out of their batch': null
    'removed the batch': null
    'deleted the group': null
    'named lead of a group:': null
    'took the lead of a group from': null
    'put into a group:': null
    'took out of a group:': null
    'issued certificates of': null
    'gave a certificate to': null
    'gave a certificate to themselves,': null
    'took back a certificate of': null
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
    personAccount: { name: string | number }
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
    'entered the mail server': null
    'removed the mail server': null
    'merged a company into another:': null
    'asked in vain for a link that confirms the address of': null
    'failed to sign in by the college to': null
    'updated from a file': null
    'set the year of passing out of': null
    'took away the year of passing out of': null
    fromAddress: { address: string | number }
    'downloaded the report of': null
    'downloaded the whole leaderboard of': null
    'gave to somebody without an account the certificate': null
    'took back from somebody without an account the certificate': null
    'corrected for somebody without an account the certificate': null
    'added or replaced the signature of': null
    'removed the signature of': null
    'downloaded the certificates of': null
    'corrected a certificate of': null
    'changed when to open and close the problem': null
    'the forum category': null
    'moved all threads out of the forum category': null
  }
  authoring: {
    write: { title: string | number }
    writeProblem: null
    problem: null
    problemFailed: null
    nothingWasChanged: null
    loadingProblem: null
    missingLabel: null
    missingWhy: null
    allClubProblems: null
    rowSaved: { slug: string | number; updatedBy: 'yes' | string; updatedBy2: string | number; time: Tag }
    clubProblems: null
    importPackage: { sr: Tag }
    newProblem: null
    problems: null
    noProblemsLabel: null
    noMoreProblems: null
    showFirst: null
    writeFirst: null
    startFromExample: null
    writeFirstHint: null
    loadingList: null
    toFirst: null
    listFailed: null
    faultsHere: { count: number }
    notChecked: null
    notCheckedTitle: null
    notCheckedHint: null
    checkOld: null
    checkWithoutUnsaved: null
    checkProven: { tests: string | number }
    waitsForJudge: null
    checking: null
    checkGoesOn: null
    oneFault: null
    faults: { count: string | number }
    python: null
    limits: null
    limitsHint: null
    limitsByLanguage: null
    language: null
    slowestAccepted: null
    limit: null
    helpTalkSolve: { code: Tag }
    helpTests: { code: Tag }
    helpTalk: null
    aboutReference: null
    aboutTests: null
    aboutInteractor: null
    helpName: { file: string | number }
    exports: null
    helpRandom: { code: Tag; file: 'yes' | string }
    importTitle: null
    cancel: null
    importing: null
    import: null
    zipMissing: null
    slugOptional: null
    kattisHint: null
    topic: null
    asInThePackage: null
    difficulty: null
    chooseZip: null
    zipHint: null
    imported: null
    openProblem: null
    nowDraft: { title: string | number }
    importLeft: null
    viewAsMember: { span: Tag }
    exportFolder: null
    exportForKattis: null
    onceChecked: { words: Tag }
    withdrawnDone: { title: string | number }
    withdraw: null
    withdrawQuestion: { title: string | number }
    withdrawing: null
    withdrawOutcome: null
    deletedDone: { title: string | number }
    deleteDraft: null
    delete: { title: string | number }
    deleting: null
    deleteOutcome: null
    leaveWithoutSaving: null
    leaveQuestion: null
    stay: null
    leaveOutcome: null
    beginning: null
    begin: null
    startFrom: null
    startFromHint: null
    copiesGroup: null
    publishedAsVersion: { version: string | number }
    publish: null
    publishing: null
    publishVersion: { value: string | number }
    showToAllMembers: { title: string | number }
    showVersion: { version: string | number; title: string | number }
    publishOutcome: null
    republishOutcome: null
    whatChangedOptional: null
    noteHint: null
    somebody: null
    savedByOther: { by: string | number; at: string | number }
    changesUnsaved: null
    filesTaken: null
    filesConflicting: null
    understood: null
    changedByBoth: { path: string | number }
    removedByOther: { by: string | number }
    removedByYou: { by: string | number }
    differences: { by: string | number }
    mergeBoth: null
    keepMine: null
    takeTheirs: null
    mergeImpossible: null
    mergePossible: null
    address: { optional: string | number }
    addressRequired: null
    addressHint: { optional: 'yes' | string; shown: string | number }
    addressExample: null
    addSolution: null
    renameOrMove: null
    add: null
    saveSolution: null
    expectedVerdict: null
    fileName: null
    fileNameHint: null
    accepted: null
    wrongAnswer: null
    timeLimitExceeded: null
    runtimeError: null
    memoryLimitExceeded: null
    fileNameEnd: null
    fileNameRule: null
    fileNameTaken: null
    allSolutions: null
    remove: null
    solutions: { count: string | number }
    chooseSolution: null
    solutionsNeeded: null
    removed: { name: string | number }
    undo: null
    none: null
    fault: null
    unsaved: null
    draft: null
    publishedVersion: { version: string | number }
    withdrawn: null
    changedSince: null
    checkPassed: null
    checkFailed: null
    checkWaiting: null
    beingChecked: null
    statement: null
    statementHint: null
    editorial: null
    editorialHint: null
    previewName: { label: string | number }
    previewTitle: null
    file: null
    fileMissing: null
    beginFile: { shown: string | number }
    fileNotNeeded: null
    fileNeeded: null
    versionsFailed: null
    loadingVersions: null
    noVersionsLabel: null
    noVersions: null
    noVersionsHint: null
    versions: null
    version: { number: string | number }
    latest: null
    by: { by: string | number }
    versionFailed: { number: string | number }
    loadingVersion: { number: string | number }
    sameAsNow: null
    noDifferences: { count: string | number }
    versionSide: { number: string | number }
    presentTexts: null
    useVersion: null
    versionInEditor: { number: string | number }
    saving: null
    save: { kbd: Tag }
    checkingButton: null
    saveAndCheck: null
    check: null
    publishAfterSave: null
    isPublished: { version: string | number }
    publishAfterCheck: null
    publishAfterFix: null
    publishAfterJudge: null
    unsavedFiles: { span: Tag; files: number; isKept: 'yes' | string }
    savedLine: { updatedBy: 'yes' | string; updatedBy2: string | number; time: Tag }
    notSaved: { b: Tag; message: string | number }
    hasFaults: null
    unsavedMark: null
    partsName: null
    notNumber: null
    parameter: { place: string | number }
    signature: null
    functionName: null
    addParameter: null
    returns: null
    returnsHint: null
    changes: null
    changesHint: null
    theFirst: null
    type: null
    moveUp: { which: string | number }
    moveDown: { which: string | number }
    removeParameter: { which: string | number }
    signatureUnused: null
    removeSignature: null
    taskBroken: { b: Tag; fault: string | number }
    taskAsText: null
    taskTextHint: null
    task: null
    title: null
    learnersWrite: null
    choose: null
    orderMatters: null
    orderFreeOutermost: null
    orderFreeEverywhere: null
    judging: null
    tolerance: null
    toleranceHint: null
    answerOrder: null
    memoryInMb: null
    memoryHint: null
    multipliers: null
    multipliersHint: null
    showFailedTest: null
    hints: null
    hintsHint: null
    hint: { place: string | number; step: string | number }
    tooManyHints: { count: string | number }
    removeLastHints: { count: string | number }
    mainTopic: null
    furtherTopics: null
    removeTopic: { slug: string | number }
    addTopic: null
    trackerQuestion: null
    trackerQuestionHint: null
    trackerQuestionExample: null
    backToSaved: null
    plainText: null
    tests: null
    solutionsTab: null
    taskNotObject: null
    taskNotJson: { line: string | number; column: string | number }
    helpSolve: null
    helpSmall: null
    helpValid: null
    helpCheck: null
    helpSolveCalled: null
    helpSmallCalled: null
    helpSmallTest: null
    helpSamples: null
    solutionsComeNext: null
    needsTitle: { count: number }
    nothingNeeded: null
    needTask: null
    needTitle: null
    needDifficulty: null
    needTopic: null
    needStatement: null
    needSolution: null
    needTests: null
    needShown: null
    needHidden: null
    needInput: { file: string | number }
    needOutput: { file: string | number }
    quality: { met: string | number; all: string | number }
    nextBest: { step: Tag }
    furtherSteps: { count: number }
    qualityHint: null
    qualityWhole: null
    stepTests: null
    stepWrong: null
    stepSamples: null
    stepHints: null
    stepEditorial: null
    stepConstraints: null
    stepComplexity: null
    stepPython: null
    stepCpp: null
    stepJavascript: null
    stepTwoWrong: null
    publishNeeds: { count: number }
    notMeasured: null
    derivedHint: null
    onceWhole: { words: Tag }
    solutionNamed: { name: string | number; verdict: string | number }
    testNamed: { name: string | number }
    theJudge: null
    hintNumber: { place: string | number }
    faultNoTopic: { topic: string | number }
    faultMissing: null
    faultChoice: null
    faultTests: { count: number }
    faultSolutions: null
    faultNoInput: null
    faultNoOutput: null
    faultNoShown: null
    faultNoHidden: null
    testsAsFiles: null
    testsAsCode: null
    chooseTestFiles: null
    testFilesHint: null
    shownAsExample: null
    withoutOutput: null
    withoutInput: null
    removeTest: { name: string | number }
    testsAdded: { count: number }
    addTests: null
    addTestsButton: { count: number }
    noPairs: null
    chooseExamples: null
    pairName: { name: string | number }
    pairSizes: { input: string | number; output: string | number }
    filesLeftOut: { count: number }
    leftNoInput: null
    leftNoOutput: null
    leftUnknown: null
    leftLarge: null
    leftNoText: null
    leftTwice: null
    startEmpty: null
    openingButton: {
      has: 'both' | 'opening' | 'closing' | string
      opens: string | number
      closes: string | number
    }
    openingTitle: null
    openingZone: { zone: string | number }
    openingNow: { opens: string | number; closes: string | number }
    never: null
    opensAt: null
    opensAtHint: null
    closesAt: null
    closesAtHint: null
    saveTimes: null
    openingSaved: null
  }
  banner: {
    dismissFailed: null
    announcement: null
    putAway: null
    cancelled: { title: string | number }
  }
  batch: {
    batches: null
    batchesHint: null
    addBatch: null
    name: null
    nameHint: { batchName: string | number }
    saving: null
    cancel: null
    batchesFailed: null
    loadingBatches: null
    noBatches: null
    rename: null
    memberCount: { members: number; sr: Tag; name: string | number }
    progressFile: { sr: Tag; name: string | number }
    attendanceFile: { sr: Tag; name: string | number }
    renameBatch: { sr: Tag; name: string | number }
    removing: null
    remove: { sr: Tag; name: string | number }
    removeBatch: null
    removeQuestion: { name: string | number }
    removeOutcome: null
    planLink: { sr: Tag; name: string | number }
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
    blogFailed: null
    missingLabel: null
    missingWhy: null
    title: null
    titleExample: null
    author: null
    category: null
    categoryHint: null
    tags: null
    tagsHint: null
    tagsExample: null
    content: null
    blogs: null
    forSearchEngines: null
    lead: null
    myBlogs: null
    writeBlog: null
    createBlog: null
    searchBlogs: null
    searchHint: null
    blogCount: { count: number }
    blogsInSentence: null
    loadingBlogs: null
    blogsFailed: null
    toNewest: null
    noBlogsLabel: null
    noBlogs: null
    noBlogsHint: null
    noBlogFound: null
    showAllBlogs: null
    noBlogFoundWhy: null
    removeFilter: null
    readMore: { sr: Tag; title: string | number }
    createHint: null
    creating: null
    tag: null
    viewCount: { count: number }
    whenPublished: null
    atOnce: null
    atChosenTime: null
    dayAndTime: null
    plannedHint: { timeZone: string | number; name: string | number }
    plan: null
  }
  category: {
    categories: null
    addCategory: null
    editCategory: null
    fixedOnes: { names: string | number }
    full: { count: string | number }
    none: null
    noneHint: null
    failed: null
    loading: null
    archived: null
    reads: { who: string | number }
    writes: { who: string | number }
    threadCount: { count: number }
    everyone: null
    members: null
    batches: null
    groups: null
    organisers: null
    nobody: null
    up: { name: string | number }
    down: { name: string | number }
    edit: { sr: Tag; name: string | number }
    delete: { sr: Tag; name: string | number }
    deleting: null
    deleteCategory: null
    deleteAsk: { name: string | number }
    deleteOutcome: null
    moveThreadsOut: { sr: Tag; name: string | number }
    moveThreads: null
    moveAsk: { count: number; name: string | number }
    moveOutcome: null
    moveTo: null
    choose: null
    moving: null
    cancel: null
    name: null
    description: null
    whoReads: null
    everyoneHint: null
    hiddenHint: null
    readerBatches: null
    readerGroups: null
    whoWrites: null
    writersHint: null
    writerBatches: null
    writerGroups: null
    noBatches: null
    noGroups: null
    archiveHint: null
    save: null
    saving: null
  }
  certificate: {
    pdfOwner: { name: string | number }
    correctNameOnRow: { sr: Tag; name: string | number }
    takeBackOnRow: { sr: Tag; name: string | number }
    correctName: null
    correctOutcome: { mails: 'yes' | string }
    name: null
    issueAgain: null
    takeBackTitle: null
    takeBackOutcome: { name: string | number; mails: 'yes' | string }
    reason: null
    takeBack: null
    cancel: null
    oneMoment: null
    certificates: null
    theEvent: null
    certificatesFailed: null
    loadingCertificates: null
    usualWords: { title: string | number }
    issued: null
    noCertificatesLabel: null
    noCertificates: null
    noCertificatesHint: null
    certificatesInSentence: null
    usualTitle: null
    takenBack: null
    newCertificates: null
    title: null
    titleHint: { certificateTitle: string | number }
    purpose: null
    purposeHint: { certificateWords: string | number }
    signer: null
    signerHint: null
    recipients: null
    allWithoutOne: { without: string | number; guests: number }
    chosenOnes: null
    previewPdf: null
    issuing: null
    issueCount: { count: number }
    issueQuestion: { count: number }
    issueOutcome: { count: number; mails: 'yes' | string }
    reloadNames: null
    loadingNames: null
    withoutOneName: null
    pdfEvent: { event: string | number }
    certificate: null
    certificateFailed: null
    loadingCertificate: null
    unknownCode: { span: Tag; code: string | number }
    goodTitle: null
    goodHint: { club: string | number }
    revokedTitle: null
    revokedOn: { revokedAt: string | number }
    brokenTitle: null
    brokenHint: null
    contentName: null
    event: null
    eventDay: null
    by: null
    code: null
    fileSame: null
    fileChanged: null
    fileUnread: null
    fileTitle: null
    fileHint: null
    certificatesTitle: null
    olderOnes: null
    loading: null
    checkACertificate: null
    codeHint: null
    check: null
    copyLinkOnRow: { sr: Tag; name: string | number }
    linkCopied: null
    linkNotCopied: null
    usualWinnersTitle: null
    winnersTitleHint: { event: string | number }
    winners: null
    somebodyElse: null
    theirName: null
    theirNameHint: null
    theirEmail: null
    theirEmailHint: null
    secondSigner: null
    secondSignerHint: null
    addSecondSigner: null
    oneSignerOnly: null
    addSignature: { sr: Tag; signer: string | number }
    replaceSignature: { sr: Tag; signer: string | number }
    sendingSignature: null
    removeSignature: { sr: Tag; signer: string | number }
    removeSignatureTitle: null
    removeSignatureQuestion: { name: string | number }
    removeSignatureOutcome: null
    signatureAlt: { name: string | number }
    firstPlace: null
    secondPlace: null
    thirdPlace: null
    noPlace: null
    ownAward: null
    award: null
    placeOnRow: { name: string | number }
    awardOnRow: { name: string | number }
    awardExample: null
    winnersHint: null
    searchNames: null
    nobodyFound: null
    nobodyLeft: null
    guest: null
    withoutAccount: null
    allAsZip: { count: number }
    issueQuestionTo: { name: string | number }
    otherMailed: { email: string | number }
    otherTold: null
    with: null
    openPdf: null
    issueOutcomeGuests: { mails: 'yes' | string }
  }
  club: {
    accent: null
    accentHint: null
    chooseAccent: null
    accentReadable: null
    nearestAccent: { near: string | number }
    take: { near: string | number }
    saving: null
    save: null
    discardChanges: null
    notSaved: null
    somebody: null
    savedByOther: { by: string | number }
    takeTheirs: { sr: Tag; value: string | number }
    club: null
    nameAndLook: null
    landingPage: null
    footer: null
    footerAndLinks: null
    conduct: null
    codeOfConduct: null
    visibility: null
    signup: null
    mail: null
    versions: null
    earlierVersions: null
    lead: null
    partsName: null
    settingsFailed: null
    nothingWasChanged: null
    loadingClub: null
    preview: null
    join: null
    sampleLink: null
    sampleRow: null
    versionsFailed: null
    loadingVersions: null
    noVersionsLabel: null
    noVersions: null
    noVersionsHint: null
    versionsInSentence: null
    firstVersion: null
    version: { number: string | number }
    firstVersionHint: null
    changed: { changed: string | number }
    returnedToFirst: null
    returnedTo: { returnedFrom: string | number }
    showChanges: { sr: Tag; number: string | number }
    now: null
    bringBackOnRow: { sr: Tag; number: string | number }
    bringBack: null
    bringBackFirst: null
    bringBackQuestion: { number: string | number }
    bringingBack: null
    bringBackOutcome: null
    conductForSearch: { club: string | number }
    conductLeadStart: null
    conductLeadEnd: null
    conductFailed: null
    loadingConduct: null
    notWritten: null
    noConduct: null
    conductHint: { link: Tag; conduct: string | number }
    refusedWords: null
    refusedWordsLabel: null
    refusedWordsHint: null
    askAgainHint: { edition: 'yes' | string; edition2: number }
    askAgain: null
    askAgainQuestion: null
    notNow: null
    asking: null
    askAgainOutcome: null
    modules: null
    blogs: null
    interviewExperiences: null
    problems: null
    forum: null
    events: null
    memberPages: null
    questionLists: null
    name: null
    shortName: null
    logo: null
    logoDark: null
    timeZone: null
    language: null
    tagline: null
    reasonsTitle: null
    closingCall: null
    invitation: null
    headlineWord: { line: string | number }
    reasonTitle: { line: string | number }
    reasonWords: { line: string | number }
    lastLine: null
    linkName: { at: string | number }
    linkAddress: { at: string | number }
    conductEdition: null
    senderName: null
    replyAddress: null
    newMembers: null
    logoDarkChanged: null
    conductChanged: null
    refusedWordsChanged: null
    acceptanceChanged: null
    senderChanged: null
    replyAddressChanged: null
    lastLineHint: null
    links: null
    linksHint: { links: string | number }
    addressExample: null
    headline: null
    headlineHint: null
    word: { line: string | number }
    reason: { line: string | number }
    title: null
    words: null
    invitationLabel: null
    nameHint: null
    shortNameHint: null
    languageHint: null
    timeZoneHint: null
    senderNameHint: null
    replyAddressExample: null
    replyAddressHint: null
    doesMailArrive: null
    testMailHint: null
    askingMailServer: null
    sendTestMail: null
    testMailSent: null
    testMailNotSent: null
    mailServerAnswer: null
    modulesHint: null
    blogsHint: null
    experiencesHint: null
    problemsHint: null
    forumHint: null
    eventsHint: null
    questionListsHint: null
    memberPagesHint: null
    visibilityHint: null
    everybody: null
    membersOnly: null
    signupHint: null
    loadingChanges: null
    nothing: null
    logoHint: null
    logoForDark: null
    darkPlateHint: null
    lightPlateHint: null
    logoFailed: null
    sending: null
    changePicture: { what: string | number }
    choosePicture: { what: string | number }
    removePicture: { what: string | number }
    logoWrongKind: null
    logoTooBig: null
    logoUnreadable: null
    first: null
    second: null
    third: null
    openSignup: null
    closedSignup: null
    mailServer: null
    noMailServerRead: null
    loadingMailServer: null
    mailHost: null
    mailPort: null
    mailSecurity: null
    mailStartTls: null
    mailTls: null
    mailUser: null
    mailUserHint: null
    mailPassword: null
    mailPasswordKept: null
    mailFrom: null
    mailFromHint: null
    saveMailServer: null
    removeMailServer: null
    removing: null
    mailServerRemoval: null
    removeMailServerHost: { host: string | number }
    mailServerRemovalOutcome: null
    team: null
    sponsors: null
    questions: null
    resources: null
    gallery: null
    teamChanged: null
    sponsorsChanged: null
    questionsChanged: null
    resourcesChanged: null
    galleryChanged: null
    ownPages: null
  }
  'code-editor': {
    codeEditor: null
    keysHint: { file: 'yes' | string }
    codeIn: { value: string | number }
    nextLine: { nextLine: string | number; code: Tag; value: string | number }
    seeLine: { badLine: string | number }
    codeLoading: { value: string | number }
    tabLeavesNow: null
    editorName: { file: string | number }
    code: null
    language: null
    compilerMenu: null
    compileAuto: null
    compileHere: null
    compileOnServer: null
    plainText: null
    vim: null
    restoreCode: null
    reset: null
    judgedByClock: { value: string | number }
    compiledLike: { link: Tag }
    resetCode: null
    resetQuestion: { value: string | number }
    resetOutcome: null
    changedElsewhere: null
    otherVersion: null
    showOtherText: null
    keepShown: null
    python: null
    java: null
    codeStays: { children: Tag }
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
    Announcements: null
    'Write, send, plan and withdraw announcements': null
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
    Report: null
    'See the report of a term and the whole leaderboard, and change nothing': null
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
    noneFoundLabel: { total: string | number }
    firstTopics: null
    clearSearch: null
    notInTopics: { text: string | number }
    loadingTopics: null
    progress: null
    allDone: null
    next: { topic: Tag; title: string | number; today: Tag }
    doneOfQuestions: { done: string | number; total: string | number }
    doneTotal: { total: string | number }
    streak: null
    longest: { days: string | number }
    days: { count: number }
    activityLabel: { done: number; days: number }
    activity: null
    year: { done: number; b: Tag }
    halfYear: { done: number; b: Tag }
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
    solvableHere: { here: string | number }
    questionsHere: { count: number; here: string | number }
    solveFirst: null
    solveNext: { title: string | number }
    solveAnother: null
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
    stepCount: { step: string | number; count: string | number }
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
    nextEvent: null
  }
  draft: {
    saveDraft: null
    draftBack: { at: string | number }
    discardDraft: null
    discardQuestion: null
    discarding: null
    discardOutcome: null
    noteSavedElsewhere: { at: string | number }
    draftSavedElsewhere: { at: string | number }
    noteKeptHere: { at: string | number }
    draftKeptHere: { at: string | number }
    showTheOtherNote: null
    showTheOtherDraft: null
    lookingForYourNote: null
    lookingForYourDraft: null
    saving: null
    showTyped: null
    keepShown: null
    keptHere: null
    saved: { savedAt: string | number }
    savedNoTime: null
    savesItself: null
    newThread: null
    newBlog: null
    newModule: null
    newExperience: null
    ownExperience: null
    ownNewBlog: null
    newAnnouncement: null
    newEvent: null
    reply: null
    solutionIn: { value: string | number }
    notes: null
    question: null
    ownBlog: null
    editedBlog: null
    editedModule: null
    editedExperience: null
    draft: null
    notSaved: { reason: string | number; kept: 'yes' | string }
    sessionExpired: null
    tooManyRequests: null
    serverFailed: null
    drafts: null
    lead: null
    onlyHere: null
    onlyHereHint: null
    draftsInSentence: null
    draftsFailed: null
    loadingDrafts: null
    noDraftsLabel: null
    noDrafts: null
    noDraftsHint: null
    emptyName: null
    emptyText: null
    open: { sr: Tag; name: string | number }
    delete: { sr: Tag; name: string | number }
    deleteDraft: null
    deleteVerb: null
    deleting: null
    deleteOutcome: null
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
    none: null
    hint: null
    listName: null
    accountFacts: { email: string | number; status: 'yes' | string; why: 'yes' | string; day: Tag }
    mergeButton: { sr: Tag; email: string | number }
    mergeAccounts: null
    keepBoth: null
    merging: null
    mergeInto: { name: string | number }
    mergeTitle: { email: string | number; name: string | number }
    mergeOutcome: null
    lookingWhatMoves: null
    nothingMoves: null
    whatMoves: null
    alreadyThere: { stays: number }
  }
  edit: {
    edit: { name: string | number }
    saveChanges: null
    saving: null
    deletedMeanwhile: { kind: 'modules' | 'blogs' | string }
    restoring: null
    restore: { kind: 'modules' | 'blogs' | string }
    somebody: null
    changedByOther: {
      by: string | number
      kind: 'modules' | 'blogs' | string
      at: 'yes' | string
      at2: string | number
    }
    newerTaken: { taken: string | number }
    bothChanged: { open: string | number }
    reviewThenSave: null
    somebodyInSentence: null
    theirsName: { name: string | number; by: string | number }
    putMineBack: null
    takeTheirs: null
    theirsInForm: null
    yoursInForm: null
    empty: null
    editTitle: { title: string | number }
    backToExperiences: null
    backToItem: { kind: 'modules' | 'blogs' | string }
    history: null
    lead: null
    loadingCurrent: null
    theDidNotArrive: { kind: 'modules' | 'blogs' | string }
    nothingWasChanged: null
    missingLabel: { name: string | number }
    missingWhy: { kind: 'modules' | 'blogs' | string }
    deletedItems: null
    allOfKind: { kind: 'modules' | 'blogs' | string }
  }
  event: {
    registered: null
    downloadCsv: null
    searchRegistered: null
    searchNameOrEmail: null
    noneRegisteredLabel: null
    noneRegistered: null
    noneRegisteredHint: null
    noneFoundLabel: null
    nobodyFound: null
    showEverybody: null
    people: null
    going: { going: number }
    goingFound: null
    waiting: { waiting: number }
    waitingFound: null
    registeredFailed: null
    toFirst: null
    name: null
    registeredTime: { zone: string | number }
    loadingRegistered: null
    event: null
    allEvents: null
    loadingEvent: null
    eventFailed: null
    missingLabel: null
    missingWhy: null
    seeAllEvents: null
    editEvent: null
    editHint: { mails: 'yes' | string }
    whatToChange: null
    editSeriesHint: { mails: 'yes' | string }
    saving: null
    saveEvents: { count: string | number }
    saveChanges: null
    cancel: null
    title: null
    starts: null
    ends: null
    timeZone: null
    timeZoneHint: null
    seats: null
    seatsHint: null
    place: null
    link: null
    linkHint: null
    onlineMeeting: null
    onlineMeetingHint: null
    description: null
    endsInPast: null
    upcoming: null
    past: null
    events: null
    forSearchEngines: null
    eventsInSentence: null
    pastEvents: null
    eventsFailed: null
    toNewestPast: null
    lead: null
    announceLink: null
    loadingEvents: null
    noEventsLabel: null
    noPastEvents: null
    seeUpcoming: null
    nothingPlanned: null
    nothingPlannedOrganiser: null
    seePastEvents: null
    nothingPlannedHint: null
    cancelled: null
    online: null
    oneOfSeveral: null
    materials: null
    addToCalendar: null
    where: null
    when: null
    forOrganisers: null
    speakers: null
    announceHint: null
    newEvent: null
    announceEvent: null
    announcing: null
    yourSeat: null
    signInToRegister: null
    reloadSeat: null
    loading: null
    youAreGoing: null
    waitingNotice: { position: string | number; mails: 'yes' | string }
    waitingHint: null
    registering: null
    joinWaitingList: null
    register: null
    leaveWaitingList: null
    giveUpSeat: null
    leaving: null
    keepWaiting: null
    keepSeat: null
    leaveOutcome: null
    giveUpOutcome: { waiting: 'yes' | string }
    speakersHint: null
    materialsHint: null
    materialsFailed: null
    members: null
    slides: null
    address: null
    addressExample: null
    shownTo: null
    shownToEverybody: null
    withMany: { value: string | number; rest: string | number }
    withFew: { length: 'yes' | string; value: string | number; last: string | number }
    joinAt: { hostname: string | number }
    wasOnline: null
    linkOnceSeat: null
    linkOnceRegistered: null
    linkForMembers: null
    noRows: null
    add: { thing: string | number }
    atMost: { most: string | number }
    save: null
    moveUp: { name: string | number }
    moveDown: { name: string | number }
    remove: { name: string | number }
    speaker: null
    member: null
    memberHint: null
    aboutSpeaker: null
    aboutSpeakerHint: null
    cancelling: null
    cancelEvent: null
    cancelQuestion: { title: string | number }
    cancelOutcome: { mails: 'yes' | string }
    keepEvent: null
    cancelEvents: { count: string | number }
    cancelSeriesOutcome: { mails: 'yes' | string }
    onlyThisDate: { startsAt: string | number }
    thisAndFollowing: { count: number; startsAt: string | number }
    chosenDates: { count: number; people: number; what: string | number }
    repeats: null
    stops: null
    doesNotRepeat: null
    everyWeek: null
    everyTwoWeeks: null
    everyMonth: null
    afterTimes: null
    onDay: null
    lastDay: null
    howManyEvents: null
    howManyHint: { MOST_OF_SERIES: string | number }
    seriesPreview: { value: string | number; every: string | number; dates: string | number }
    seriesPreviewEmpty: null
    placeInSeries: { value: string | number; at: string | number; count: string | number }
    cancelledInSeries: null
    thisDate: null
    moreLinks: { count: number }
    onlyLinks: { count: number }
    overLimit: { most: string | number }
    noLimit: { going: number }
    seatsLeft: { left: number; capacity: number }
    seatsTaken: { going: number; capacity: number }
    seatsTooFew: { going: number; capacity: number }
    seatsTooFewWaiting: { going: number; capacity: number; waiting: number }
    seatsTakenWaiting: { going: number; capacity: number; waiting: number }
    peopleShown: { shown: number; count: number }
    rhythm: {
      every: 'week' | 'fortnight' | string
      which: 'first' | 'second' | 'third' | 'fourth' | string
      day: string | number
    }
    furtherDates: { count: number; day: string | number }
    seriesToCalendar: { count: string | number }
    whyCancelled: null
    whyHint: { mails: 'yes' | string }
    closes: null
    closed: null
    closesHint: null
    registrationClosed: null
    whoCanRegister: null
    onlyBatches: null
    noBatches: null
    batchesFailed: null
    membersOnly: { batches: string | number }
    batchesGone: null
    copyEvent: null
    copiedFrom: { title: string | number }
    questions: null
    questionsHint: null
    unanswered: { count: number }
    yourAnswers: null
    answerYes: null
    answerNo: null
  }
  'event-question': {
    picture: null
    pictureAlt: null
    question: null
    questions: null
    questionsLead: null
    questionExample: null
    kind: null
    text: null
    number: null
    choice: null
    truth: null
    choices: null
    choicesHint: null
    needed: null
    answered: { count: number }
    questionsFailed: null
    loadingQuestions: null
    whatToAsk: null
    askSeriesHint: null
    staleNow: { questions: string | number }
    noQuestions: null
    showTheirs: null
    keepMine: null
    saving: null
    saveQuestions: null
    cancel: null
    losesAnswers: { count: number }
    keepAnswers: null
    lostAnswers: { name: string | number; answers: number }
    keptAnswers: { count: number }
    yourAnswers: null
    register: null
    joinWaitingList: null
    whoReads: null
    saveAnswers: null
    noAnswer: null
    yes: null
    no: null
    answers: null
    sum: { sum: string | number }
    answer: null
    withSeat: null
    waiting: null
  }
  experience: {
    createExperience: null
    createHint: null
    creating: null
    company: null
    role: null
    candidate: null
    verdict: null
    content: null
    by: { memberlink: Tag; candidate: string | number }
    collapse: null
    readFull: null
    interviewExperience: null
    experienceFailed: null
    loadingExperience: null
    all: null
    result: null
    moreCompanies: null
    otherCompany: null
    anyRole: null
    year: null
    anyYear: null
    roleExample: null
    chooseVerdict: null
    contentHint: null
    candidateHint: null
    interviewExperiences: null
    forSearchEngines: null
    searchExperiences: null
    searchHint: null
    experienceCount: { count: number }
    experiences: null
    experiencesFailed: null
    toFirst: null
    lead: null
    shareOwn: null
    loadingExperiences: null
    noExperiencesLabel: null
    noExperienceFound: null
    noExperienceFoundWhy: null
    noExperiences: null
    shareFirst: null
    noExperiencesHint: null
    showAll: null
    anyCompany: null
    anyResult: null
    withoutSearch: null
    sentIn: { candidate: 'yes' | string; candidate2: string | number; date: Tag }
    whyDeclined: null
    read: null
    publishName: { name: string | number }
    publish: null
    declineName: { name: string | number }
    decline: null
    publishQuestion: { name: string | number }
    cancel: null
    publishing: null
    publishOutcome: { readers: 'members' | string }
    declining: null
    declineQuestion: { name: string | number }
    declineOutcome: null
    reason: null
    reasonHint: { mails: 'yes' | string }
    submissions: null
    submissionsHint: null
    waiting: { waiting: string | number }
    submissionsFailed: null
    loadingSubmissions: null
    submissionsInSentence: null
    pageDecidedLabel: null
    pageDecided: null
    showLongestWait: null
    allDecided: null
    nothingWaits: null
    toExperiences: null
    nothingWaitsHint: null
    submitTitle: null
    submitLead: null
    whatHappensNext: null
    stepSent: null
    stepRead: null
    stepPublished: { readers: 'members' | string }
    sentNotice: { message: string | number; company: string | number; role: string | number }
    submitForReview: null
    sending: null
    submitAnonymously: null
    anonymousHint: null
    you: null
    namedHint: { name: string | number }
    yourSubmissions: null
    ownFailed: null
    loadingOwn: null
    noOwnLabel: null
    noOwn: null
    noOwnHint: null
    waitingForReview: null
    accepted: null
    refused: null
    resultBadge: { verdict: string | number }
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
    showSender: null
    looking: null
    sentBy: { name: string | number; email: string | number }
    companies: null
    companiesLead: null
    companiesFailed: null
    loadingCompanies: null
    companyCount: { count: number }
    n0Companies: null
    noCompanies: null
    toldCount: { count: number; latest: string | number }
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
    companyLink: { company: string | number }
    sameCompany: null
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
    sizeExplained: { code: Tag; n: string | number }
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
    nestedThree: null
    nestedTwo: null
    nestedNone: null
    noLoop: null
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
    walkStart: null
    walkSolutionName: { name: string | number; language: string | number }
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
    walkOfOlderInput: null
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
    whatBetter: null
    showName: null
    showNameHint: null
    sending: null
    saveChanges: null
    send: null
    takingBack: null
    deleteAnswer: null
    answerClosed: { late: string | number }
    whatPeopleSaid: null
    howWasEvent: null
    great: null
    good: null
    allRight: null
    notSoGood: null
    bad: null
    answersFailed: null
    loadingAnswers: null
    noAnswersLabel: null
    noAnswers: null
    noAnswersHint: null
    downloadCsv: null
    answerCount: { count: number; held: 'yes' | string; held2: number; LEAST_ANSWERS: string | number }
    average: { value: string | number }
    spreadName: null
    moreAnswers: null
    answerHead: { rating: string | number; name: 'yes' | string; name2: string | number }
    goodLabel: null
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
    askForm: null
    yourQuestion: null
    questionHint: { readers: 'members' | string }
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
    ofPostBy: { author: string | number }
    flagPost: null
    flagHint: null
    flagReason: null
    flagNote: null
    sending: null
    sendFlag: null
    muted: null
    mute: null
    accountGone: null
    history: null
    youMuted: { author: string | number }
    showPost: null
    newReplies: { waiting: number }
    newRepliesBelow: { below: number }
    newThread: null
    backToForum: null
    newThreadHint: null
    startThread: null
    starting: null
    quote: null
    edit: null
    unaccept: null
    accept: null
    voteFor: { author: string | number }
    voteButton: { count: number }
    delete: null
    deleteReply: null
    deleteThread: null
    deleteReplyQuestion: { whose: string | number }
    deleteThreadQuestion: { title: string | number }
    deleting: null
    deleteReplyOutcome: null
    deleteThreadOutcome: null
    edited: null
    editedShow: { sr: Tag }
    earlierTexts: null
    earlierTextsFailed: null
    loadingEarlierTexts: null
    untilChanged: { time: Tag; editor: string | number }
    earlierText: null
    discussionFailed: null
    noDiscussion: null
    discussionForMembers: null
    signInToAsk: null
    askQuestion: null
    discussionCount: { replyCount: number }
    openInForum: null
    postName: { name: string | number }
    voteCount: { votes: number }
    showCode: null
    postActions: { sr: Tag; name: string | number }
    earlierPosts: null
    loadingDiscussion: null
    knowTheAnswer: null
    replyForMembers: null
    signInToReply: null
    yourReply: null
    lockedForModerators: { locked: string | number }
    pausedUntil: { time: Tag }
    postReply: null
    slowWait: { time: Tag }
    slowHint: { slowMinutes: string | number }
    answering: { value: string | number }
    answeringReply: null
    answerThread: { sr: Tag }
    noReplies: null
    replyCountTitle: { replyCount: number }
    repliesFailed: null
    repliesOld: null
    tryingAgain: null
    tryAgain: null
    loadingReplies: null
    moreReplies: null
    acceptedElsewhere: { author: string | number; link: Tag }
    replyDeleted: null
    replyName: { author: string | number }
    acceptedAnswer: null
    answersLink: { link: Tag; value: string | number }
    title: null
    titleHint: null
    category: null
    chooseCategory: null
    content: null
    forum: null
    forSearchEngines: null
    lead: null
    searchForum: null
    searchHint: null
    threads: null
    loadingThreads: null
    threadsFailed: null
    toFirst: null
    noThreadsLabel: null
    noThreads: null
    noThreadsHint: null
    noThreadFound: null
    showAllThreads: null
    noThreadFoundWhy: null
    startThreadLink: null
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
    threadFailed: null
    threadMerged: null
    threadMergedHint: null
    toOtherThread: null
    missingLabel: null
    missingWhy: null
    readOtherThreads: null
    lastActivity: null
    openingDeleted: null
    openProblem: null
    watchedThreads: null
    watchedHint: null
    watchedFailed: null
    noWatched: null
    toForum: null
    noWatchedHint: null
    watchedReplies: { replyCount: number; day: Tag }
    voterCount: { voters: number }
    ended: null
    openUntil: null
    resultAtEnd: null
    pollForMembers: null
    changeVote: null
    voting: null
    vote: null
    removeVote: null
    yourVote: null
    optionVotes: { votes: number; votes2: string | number }
    addPoll: null
    poll: null
    pollQuestion: null
    pollOptions: null
    pollOptionsHint: { least: string | number; most: string | number }
    openFor: null
    pollMultiple: null
    pollAtEnd: null
    removePoll: null
    notifyAbout: null
    paceFree: null
    oncePerMinute: null
    oncePerHour: null
    oncePerDay: null
    moderation: null
    unpinThread: null
    pinThread: null
    unlockThread: null
    lockThread: null
    membersReply: null
    mergeAddressMissing: null
    mergeOpen: null
    mergeThread: null
    mergeQuestionStart: null
    mergeQuestionEnd: null
    mergeOutcome: null
    mergeAddress: null
    keepApart: null
    merging: null
    mergeNow: null
    pollDay: null
    pollThreeDays: null
    pollWeek: null
    pollTwoWeeks: null
    pollThirtyDays: null
    deletedReply: null
    Spam: null
    'Rude or abusive': null
    'Off topic': null
    'Gives a solution away': null
    Other: null
    ofReplyBy: { name: string | number }
    theAuthor: { name: string | number }
    threadsCount: { count: number }
    replyWord: { count: number }
    voteWord: { count: number }
    threadOfMuted: null
    showThread: null
    ofAuthor: { name: string | number }
    toPostBy: { author: string | number }
    onceInMinutes: { minutes: number }
    onceInHours: { hours: number }
    askedInForum: null
    noReplyYet: null
    replyCountRow: { count: number }
    withCode: null
    moreQuestions: null
    postWord: { count: number }
    postsInAll: { replyCount: number }
    clubCategories: null
    archived: null
    noCategory: null
    readersBadge: { readers: 'members' | 'batches' | 'groups' | string }
  }
  group: {
    groups: null
    groupCount: { count: number }
    groupsLead: null
    groupsFailed: null
    loadingGroups: null
    noGroupsLabel: null
    noGroups: null
    noGroupsAdmin: null
    noGroupsWhy: null
    archivedGroups: null
    archivedBadge: null
    youLead: null
    youAreMember: null
    youAsked: null
    noLead: null
    noLeadHint: null
    askingCount: { count: number }
    memberCount: { count: number }
    ledBy: { names: string | number }
    join: { sr: Tag; name: string | number }
    askToJoin: { sr: Tag; name: string | number }
    leave: { sr: Tag; name: string | number }
    noLongerAsk: { sr: Tag; name: string | number }
    saving: null
    leaveGroup: null
    leaveQuestion: { name: string | number }
    leadLeaves: null
    memberLeaves: { joining: 'open' | 'asked' | string }
    newGroup: null
    makeGroup: null
    name: null
    nameHint: { most: string | number }
    description: null
    descriptionHint: null
    howToJoin: null
    joiningChoice: { joining: 'open' | 'asked' | string }
    joiningLine: { joining: 'open' | 'asked' | string }
    cancel: null
    save: null
    group: null
    unknownGroup: null
    noSuchGroup: null
    noSuchGroupWhy: null
    groupFailed: null
    loadingGroup: null
    leads: { count: number }
    members: null
    membersInSentence: null
    writeToGroup: null
    writeTo: { name: string | number }
    edit: null
    editGroup: null
    archive: null
    bringBack: null
    delete: null
    deleting: null
    deleteGroup: null
    deleteQuestion: { name: string | number }
    deleteOutcome: { count: number }
    announcementTitle: null
    announcementText: null
    announcementHint: null
    alsoByMail: null
    reach: { members: number }
    reachMailed: { mailed: number; minutes: number }
    send: null
    sending: null
    searchMembers: null
    searchAName: null
    csv: null
    membersFailed: null
    loadingMembers: null
    nobodyHere: { found: 'yes' | string }
    askedToJoin: { count: string | number }
    acceptAll: null
    accept: { sr: Tag; name: string | number }
    refuse: { sr: Tag; name: string | number }
    moreAsked: { count: number }
    leadBadge: null
    makeLead: { sr: Tag; name: string | number }
    noLongerLead: { sr: Tag; name: string | number }
    takeOut: { sr: Tag; name: string | number }
    takeMemberOut: null
    takeOutQuestion: { name: string | number }
    stopLeading: null
    stopQuestion: null
    selfOutcome: null
    addMember: null
    add: { sr: Tag; name: string | number }
    added: null
    nobodyFound: null
    since: { year: 'none' | string; time: Tag }
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
    figuresDay: { site: string | number; date: Tag; at: string | number }
    byHand: { date: Tag; at: string | number }
    figuresTitle: { site: string | number }
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
    putProof: { site: 'leetcode' | 'codeforces' | 'codechef' | 'geeksforgeeks' | string }
    checkNow: null
    checking: null
    onItsWay: null
    enterByHand: null
    saveFigures: null
    entered: null
  }
  handover: {
    title: null
    lead: null
    stepsFailed: null
    loadingSteps: null
    doneCount: { count: string | number; count2: string | number }
    done: null
    notDone: null
    steppedDown: null
    stepDownTitle: null
    stepDownReady: null
    stepDownEarly: { value: string | number }
    stepDownTooEarly: null
    oneMoment: null
    stepDown: null
    stepDownQuestion: null
    stayAdmin: null
    stepDownOutcome: null
    chooseTitle: null
    chooseHint: null
    admins: null
    youMark: null
    members: null
    readyTitle: null
    readyHint: null
    whoIsReady: null
    signedIn: null
    notSignedIn: null
    hasSecondFactor: null
    noSecondFactor: null
    mailTitle: null
    mailHint: { link: Tag }
    backupHint: null
    backupMark: null
    ownersTitle: null
    ownersHint: null
    tokensAndWebhooks: null
    tokenWithOwner: { name: string | number; owner: string | number }
    webhookTo: { url: string | number; span: Tag; isOn: 'yes' | string }
    noTokensOrHooks: null
    ownersLooked: null
    tasksTitle: null
    tasksHint: null
    tasks: null
    until: { value: string | number }
    noEnd: null
    noTasks: null
    saving: null
    somebody: null
    markedBy: { by: string | number; day: Tag }
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
    logIn: null
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
    aboutClub: null
  }
  languages: {
    title: null
    lead: null
    auto: null
    saved: null
  }
  leaderboard: {
    moreThanMonthBefore: null
    improvedMost: null
    upFront: null
    nobodyRanked: null
    nearYou: null
    andBeginners: null
    place: null
    you: { name: string | number }
    yourCount: null
    ownCount: { count: string | number; thing: string | number; month: 'yes' | string }
    hideMe: null
    showMe: null
    ownAlumni: null
    ownNew: null
    ownHidden: null
    ownPageHidden: null
    ownNone: null
    ownAll: null
    ownMore: { count: string | number }
    ownSame: null
    ownBefore: { before: string | number }
    leaderboard: null
    lead: null
    counted: null
    countSolved: null
    countTicked: null
    order: null
    mostSolved: null
    mostImproved: null
    month: null
    monthsBegin: null
    monthsBeginInClub: { zone: string | number }
    allMonths: null
    batch: null
    allBatches: null
    leaderboardFailed: null
    loadingLeaderboard: null
    ticked: null
    solved: null
    onBoard: { count: number }
    wholeCounted: null
    hiddenFromBoard: { count: number }
    searchBoard: null
    nobodyFound: null
    nobodyOnBoard: null
    members: null
    name: null
    rollNumber: null
    problems: null
    moreSolved: null
  }
  licence: {
    licences: null
    forSearchEngines: null
    lead: null
    loadingLicences: null
    licencesFailed: null
    licenceOfPackage: { licence: string | number; name: string | number }
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
    syntaxHint: null
    sizeUsed: { count: string | number; limitBytes: string | number }
    tooLong: null
    previewEmpty: null
    loadingPreview: null
    previewFailed: null
    previewFailedHint: { message: string | number }
    outsidePictures: null
    uploadPicture: null
    picture: null
    formatting: null
    codeLanguage: null
    pictureAdded: null
    pictures: null
    uploading: { name: string | number }
    retry: { sr: Tag; name: string | number }
    putIn: null
    remove: { sr: Tag; name: string | number }
    lostUpload: null
    failedUpload: { reason: string | number }
    doneUpload: null
    chooseAgain: { sr: Tag; name: string | number }
    describeHint: { strong: Tag; name: string | number }
    describe: { sr: Tag; name: string | number }
    notNow: { sr: Tag; name: string | number }
    picturesToAdd: null
    uploadGivenUp: null
    mentionsFound: { found: number }
    members: null
    picturesPending: null
    'Plain text': null
    signInForPictures: null
    sending: null
    choosePicture: { what: string | number }
    removePicture: { what: string | number }
  }
  'member-fact': {
    none: null
    factsFailed: null
    loadingFacts: null
    saving: null
    saveFacts: null
    fields: null
    fieldsFailed: null
    loadingFields: null
    fieldsFull: { count: string | number }
    addField: null
    editField: null
    edit: { sr: Tag; name: string | number }
    name: null
    atSignup: null
    notAsked: null
    asked: null
    mustSay: null
    kind: null
    text: null
    number: null
    choice: null
    date: null
    choices: null
    choicesHint: null
    cancel: null
    save: null
    memberCount: { count: number }
    remove: { sr: Tag; name: string | number }
    removing: null
    removeField: null
    removeAsk: { name: string | number }
    removeOutcome: { count: number }
    setForMany: { name: string | number; count: number }
    takeAway: null
  }
  'member-import': {
    importMembers: null
    lead: { mails: 'yes' | string }
    rows: null
    rowsHint: null
    checking: null
    checkRows: null
    fileTooBig: { size: string | number; importBytes: string | number }
    fileUnread: null
    chooseFile: null
    orPaste: null
    madeCount: { made: number }
    createdCount: { created: number; mails: 'yes' | string }
    approvedCount: { approved: number }
    changedCount: { updated: number }
    knownCount: { known: number }
    shutCount: { shut: number }
    seeMembers: null
    nothingNew: null
    faultsTitle: { faultCount: number }
    newBatch: null
    newBatches: null
    previewNothing: null
    importCount: { made: number }
    importing: null
    cancel: null
    importOutcome: { made: number; mails: 'yes' | string }
    faultsHint: null
    mistakes: null
    hereStands: { found: string | number }
    faultPlace: { line: number; column: 'yes' | string; column2: string | number }
    andCountMore: { count: number }
    groupWaiting: null
    groupKnown: null
    groupShut: null
    updateCount: { updated: number }
    importAndUpdate: { made: number; updated: number }
    toImport: { made: number }
    toUpdate: { updated: number }
    updatedOnly: null
    groupChanged: null
    fromTo: { before: string | number; after: string | number }
    fact: { field: string | number; value: string | number }
    noYear: null
    noBatch: null
    updatedCount: { updated: number }
    newInvited: { mails: 'yes' | string }
    linksLead: null
    downloadLinks: null
    makingLinks: null
    nobodyLacks: null
    columns: null
    samples: { samples: string | number }
    nameInFile: { name: string | number }
    columnsHint: null
    columnNotRead: null
    dayOrder: { names: string | number }
    dayFirst: null
    monthFirst: null
    sheet: null
    fileRefused: {
      name: string | number
      kind: 'xls' | 'ods' | 'zip' | 'pdf' | 'picture' | 'large' | 'broken' | string
    }
    goodRows: { act: string | number }
    leftOut: { left: number }
    undoLater: null
    saveWrongRows: { count: number }
    saving: null
    whatIsWrong: null
    pastImports: null
    pastCounts: { created: number; updated: number }
    undo: null
    undoTitle: null
    undoQuestion: { created: number; updated: number }
    undoMore: null
    undoApproved: { approved: number }
    undone: { removed: number; restored: number; stayed: number; changedSince: number }
  }
  'member-list': {
    rollNumber: null
    joined: null
    name: null
    columns: null
    columnsHint: { most: string | number }
    orderOfList: null
    upwards: null
    downwards: null
    readyViews: null
    nameOfView: null
    saveView: null
    deleteView: { sr: Tag; name: string | number }
    viewNeedsName: null
    viewIsReady: null
    viewIsTaken: null
    viewsTooMany: { most: string | number }
    viewNotKept: null
    previousMembers: null
    doneActs: null
    yearWasSet: { count: number }
    batchWasSet: { count: number }
    factWasSet: { count: number; field: string | number }
    alumniWereMade: { count: number }
    undo: { sr: Tag; words: string | number }
    undoing: null
    earlierActs: { count: number }
    undoneFor: { kept: number; restored: string | number }
    inviteAgain: null
    makeAlumni: null
    working: null
    nobodyToInvite: null
    nobodyToArchive: null
    invitedAgain: { count: number }
    makeAlumniCount: { count: number }
    inviteCount: { count: number }
    makeAlumniAsk: null
    inviteAsk: null
    makeAlumniLead: null
    inviteLead: null
    cancel: null
    taskAct: null
    taskOfChosen: null
    task: null
    giveTask: null
    takeTask: null
    lastDay: null
    lastDayHint: null
    giveTaskLead: null
    takeTaskLead: null
    nobodyToGive: null
    nobodyToTake: null
    countFirst: null
    giveTaskTo: { count: number; task: string | number }
    takeTaskFrom: { count: number; task: string | number }
    taskGivenTo: { count: number; task: string | number }
    taskTakenFrom: { count: number; task: string | number }
    announceTo: null
    exportChosen: null
    exportChosenCount: { count: number }
    exportChosenLead: null
    chosenAsCsv: null
  }
  'member-page': {
    activity: null
    admin: null
    manager: null
    alumni: null
    photoText: { name: string | number }
    member: null
    passout: { year: string | number }
    joined: { time: Tag; joined: string | number }
    links: null
    manage: null
    muteOrBlock: null
    solvedSum: { total: string | number; accepted: 'yes' | string; accepted2: string | number }
    eventSum: { count: number }
    blog: null
    interviewExperience: null
    thread: null
    noWritings: null
    writings: null
    forSearchEngines: { name: string | number; club: string | number }
    pageFailed: null
    loadingPage: null
    visitorsNone: null
    visitorsNoneHint: null
    noPage: null
    toForum: null
    noPageWhy: null
    notPublic: null
    signIn: null
    notPublicWhy: null
    ownForNobody: null
    ownForMembers: null
    ownForEveryone: null
    asMembers: null
    asVisitors: null
    yourPage: null
    ownAsVisitor: null
    viewers: null
    chooseShown: null
    choicesFailed: null
    loadingChoices: null
    choicesLead: null
    seePage: null
    page: null
    pageHint: null
    passoutYear: null
    passoutYearHint: null
    about: null
    aboutHint: null
    linksHint: null
    joinedSetting: null
    joinedHint: null
    solvedByTopic: null
    progressHint: null
    activityHint: null
    writingsSetting: null
    writingsHint: null
    events: null
    eventsHint: null
    nobody: null
    members: null
    everyone: null
    boundedByPage: { value: string | number }
    saving: null
    notSaved: null
    saved: null
    eventsTitle: null
    groups: null
    groupLead: null
    thanksTitle: null
    thanksCount: { count: number }
    thanksMean: null
  }
  mentor: {
    mentors: null
    lookAfter: null
    batchSize: { members: number }
    yourMentors: null
    askThem: null
    notOneself: null
    choiceLead: null
    mentoredName: null
    removeMentor: { sr: Tag; name: string | number; name2: string | number }
    batchMenu: null
    chooseBatch: null
    saving: null
    makeMentor: null
    noBatches: null
    yourBatch: null
    all: null
    stuckSomewhere: null
    today: null
    searchMembers: null
    searchAName: null
    memberCount: { count: number }
    show: null
    batchFailed: null
    loadingBatch: null
    noMembersLabel: null
    noneStuck: null
    nobodyFound: null
    noneStuckWhy: null
    nobodyFoundWhy: null
    members: null
    notMentor: null
    notMentorWhy: null
    membersTitle: null
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
    unauthorizedMember: { name: string | number }
    unauthorizedLead: null
    signInOther: null
    signIn: null
  }
  moderation: {
    warnOrPause: null
    thePost: null
    removePostChoice: null
    keepPostChoice: null
    cancel: null
    warn: null
    pause: null
    decide: { post: 'removed' | string; sanction: 'warning' | string }
    findPerson: null
    foundCount: { count: number }
    nobodyFound: null
    addNote: null
    warningHint: { mails: 'yes' | string }
    pauseHint: { mails: 'yes' | string }
    noteHint: null
    noteAbout: null
    reason: null
    chooseReason: null
    howLong: null
    note: null
    whatWasWrong: null
    saving: null
    saveNote: null
    warnChoice: null
    pauseChoice: null
    sanctionHint: { mails: 'yes' | string }
    moderation: null
    lead: null
    flags: null
    flaggedPosts: null
    waiting: { waiting: string | number }
    showOldest: null
    noneHereLabel: null
    pageSettled: null
    noFlagsLabel: null
    noFlags: null
    toForum: null
    noFlagsHint: null
    loadingFlags: null
    flagsFailed: null
    nothingDecided: null
    keeping: null
    keepPost: { sr: Tag; name: string | number }
    removing: null
    removePostOnRow: { sr: Tag; name: string | number }
    warnOrPauseAuthor: { sr: Tag; name: string | number }
    removePost: null
    removeQuestion: { name: string | number }
    removeOutcome: null
    flaggedBy: { flaggedBy: string | number; time: Tag }
    historyLink: { sr: Tag; author: string | number }
    flaggedText: null
    noPosts: null
    noRemoved: null
    noFlagsAbout: null
    noFlagsBy: null
    noSanctions: null
    historyFailed: null
    loadingHistory: null
    entries: null
    lifted: null
    until: null
    read: { time: Tag }
    notRead: null
    post: null
    warning: null
    kept: null
    removed: null
    by: { by: string | number }
    removedSince: null
    liftPause: null
    liftQuestion: { name: string | number }
    lifting: null
    liftOutcome: { mails: 'yes' | string }
    member: null
    backToModeration: null
    loadingMember: null
    admin: null
    manager: null
    posts: null
    flagsAbout: null
    flagsBy: null
    sanctions: null
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
    createLead: null
    creating: null
    title: null
    description: null
    createdBy: null
    level: null
    questions: null
    problems: null
    learningModule: null
    loadingModule: null
    moduleFailed: null
    missingLabel: null
    missingWhy: null
    allModules: null
    twoPointersFromBoth: null
    descriptionPlaceholder: null
    shownOnTheCard: null
    learningModules: null
    pageDescription: null
    modulesFailed: null
    loadingModules: null
    noneLabel: null
    noLearningModulesYet: null
    openTheDsaTracker: null
    practiseMeanwhile: null
    noneOfAll: { total: string | number }
    noneSolvable: null
    noModuleYet: { level: string | number }
    showAllModules: null
    noneSolvableHint: null
    otherLevels: null
    done: null
    by: { createdBy: string | number }
    continue: null
    begin: null
    question: null
    problemsNoun: null
    startLearning: { sr: Tag; title: string | number }
    problemsCount: { count: number }
    noProblemsLabel: null
    noQuestionsYet: null
    announcedOnly: null
    noneOfModule: { count: string | number }
    noQuestionToSolve: null
    problemsElsewhere: null
    madeBy: { createdBy: string | number }
    ofDone: { done: string | number; total: string | number }
    next: null
    tickLabel: { questionName: string | number }
    row: null
    rows: null
    addQuestion: null
    rowsHint: null
    rowLabel: { at: string | number }
    questionName: null
    difficulty: null
    link: null
    https: null
    moveUp: { name: string | number }
    moveDown: { name: string | number }
    remove: { name: string | number }
    whereYouStopped: { b: Tag; module: string | number }
    continueProblem: { questionName: string | number }
    All: null
    Beginner: null
    Intermediate: null
    Advanced: null
    modulesShown: { count: number }
    hereOfAll: { here: string | number; all: string | number }
    solvableHere: { here: string | number }
  }
  note: {
    yourNotes: null
    onlyYouCanRead: null
    notePlaceholder: null
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
    emailPaceHint: null
    settingsFailed: null
    loadingSettings: null
    mailMentions: null
    mailReplies: null
    mailDayBefore: null
    mailHourBefore: null
    mailAnnouncements: null
    mailEventChanges: null
    mailWaiting: null
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
    blogChangesWanted: null
    yourBlogWasAccepted: null
    blogScheduled: null
    yourBlogIsPublished: null
    blogDeclined: null
    blogTextChanged: { who: string | number }
    commentedOnABlog: { who: string | number }
    coAuthorInvited: { who: string | number }
    coAuthorAccepted: { who: string | number }
    blogNotPublished: null
    theClub: null
    gaveYouATask: { name: string | number }
    tookATaskBack: { name: string | number }
    putYouInAGroup: { name: string | number }
    madeYouALead: { name: string | number }
    repliedToYou: { who: string | number }
    repliedInYourThread: { who: string | number }
    watchedReply: { who: string | number }
    warned: null
    paused: null
    pauseEnded: null
    acceptedYourAnswer: { who: string | number }
    experienceAccepted: null
    youHaveACertificate: null
    certificateRevoked: null
    experienceRefused: null
    eventTomorrow: null
    eventSoon: null
    feedbackWanted: null
    theClubAnnounced: null
    theModeratorsKeptSelect: { kept: 'yes' | string }
    flagKept: null
    postRemoved: null
    notifications: null
    youHaveReadEverything: null
    announcements: null
    notificationsFailed: null
    forYouToDecide: null
    threadChoices: { link: Tag }
    marking: null
    markAllAsRead: null
    loadingNotifications: null
    earlierNotifications: null
    newestFailed: null
    tryingAgain: null
    tryAgain: null
    nothingYet: null
    goToTheForum: null
    whenSomebodyAnswersYou: null
    mailsAboutTheForum: null
    unsubscribeForumLead: null
    forumMailsEnded: null
    mailsBeforeEvents: null
    remindersStay: null
    remindersEnded: null
    mailsAboutWhatWaits: null
    waitingStays: null
    waitingMailsEnded: null
    mailsWithAnnouncements: null
    unsubscribeClubLead: null
    announcementMailsEnded: null
    mailsAboutEvents: null
    eventChangesStay: null
    eventMailsEnded: null
    noMoreMails: null
    unsubscribeFailed: null
    ending: null
    emailSettings: null
    Spam: null
    'Rude or abusive': null
    'Off topic': null
    'Gives a solution away': null
    Other: null
    asksYou: { who: string | number }
    answeredYourQuestion: { who: string | number }
    thanksYou: { who: string | number }
    questionRemoved: null
    reportWaits: null
    reportsWait: null
    handleUnproven: null
    yourAccountIsGone: null
    mailMeQuestions: null
    unsubscribeQuestionsTitle: null
    questionsStay: null
    questionMailsEnded: null
    noMailYet: null
    aSeatIsYours: null
    anEventWasCancelled: null
    aVerdictWasTakenBack: null
    settings: null
    mentionedYou: { who: string | number }
    formerMember: null
    somethingNew: null
    mentorOfBatch: { batch: string | number }
    taskUntil: { task: string | number; day: string | number }
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
    partFigures: { part: string | number }
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
    backupsSay: { day: string | number; size: string | number }
    noBackupYet: null
    backupOff: null
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
    mailServerUntried: null
    mailServerUntriedDo: null
    backupFails: { count: number; said: string | number }
    backupFailsDo: null
    backupOld: null
    backupOldDo: null
    commandForShell: null
    noBackupYetDo: null
    firstBackupDue: { time: Tag }
    backupDamaged: { said: string | number }
    backupDamagedDo: null
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
    jobReminders: null
    jobWaiting: null
    jobTopics: null
    jobHandles: null
    jobShapes: null
    jobDeletions: null
    jobExpired: null
    jobPictures: null
    turnDone: { time: Tag }
    turnFailed: { time: Tag; failure: string | number }
    turnRuns: { time: Tag }
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
    makeBackup: null
    makingBackup: null
    backupMade: { name: string | number; size: string | number }
    backupNotMade: { reason: string | number }
    downloadBackup: null
    downloadingBackup: null
    passphraseLead: null
    secretApart: null
    passphrase: null
    passphraseHint: null
    passphraseAgain: null
    yourPassword: null
    startDownload: null
    cancelDownload: null
    downloadDone: { file: Tag }
    closeDownload: null
    copyCommand: null
    commandCopied: null
    backupTested: { day: Tag }
    backupTestFailed: { day: Tag }
    backupUntested: null
    backupUntestable: null
    backupUnsealed: null
    backupPassphrase: null
    backupPublicKey: null
    addressLabel: null
    noAddress: null
  }
  organiser: {
    members: null
    membersCurve: null
    activeMembers: null
    thisWeekSoFar: null
    whoTickedAQuestion: null
    questionsSolved: null
    solvedExplained: null
    clubWeeks: null
    most: { top: number }
    curveTable: { sr: Tag; title: string | number }
    weekFrom: null
    nameClub: null
    lookHint: null
    sendATestMail: null
    mailHint: null
    makeAnInvitationLink: null
    joinCodeHint: null
    announceAFirstEvent: null
    firstEventWhy: null
    makeASecondAdmin: null
    secondAdminHint: null
    theFirstWeek: null
    stepsDone: { count: string | number; count2: string | number }
    puttingAway: null
    putAwayTheList: { sr: Tag }
    done: null
    clubFailed: null
    yourClub: null
    noneIsPlanned: null
    ahead: { count: number; shown: string | number }
    going: { capacity: 'none' | string; going: string | number }
    announceOne: null
    withoutAnAnswer: null
    allAnswered: null
    oneThread: null
    threads: { waiting: string | number }
    flaggedPosts: null
    readyToPublish: { count: string | number }
    forYouToDecide: null
    nothingWaits: null
    waiting: { waiting: string | number }
    backupMissing: { b: Tag; code: Tag }
    theBackupFailed: null
    backupOld: null
    noBackupSince: null
    failuresInRow: { failures: number }
    lastOne: { time: Tag }
    thereIsNoneYet: null
    to: { code: Tag; place: string | number }
    itIsBeingMade: null
    nextTry: { time: Tag }
    lastBackup: { day: Tag; bytes: string | number }
    noBackupYet: null
    nextBackupRuns: null
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
    neverCameBack: null
    neverSignedIn: null
    notSeenForMonth: null
    mailLight: null
    backupLight: null
    lightFine: null
    lightUnread: null
    lightNoServer: null
    lightServerUntried: null
    lightMailsFail: { count: number }
    lightMailsStuck: null
    lightMailsGivenUp: { count: number }
    lightNoBackups: null
    lightNoBackupYet: null
    lightBackupOld: null
    lightBackupFails: null
    lightBackupDamaged: null
    thisSeason: null
    importNewcomers: null
    handOver: null
    archiveYear: null
    lastAnnouncement: null
    stillNotifying: null
    membersCount: { count: number }
    mailsSent: { sent: number; total: number; rest: 'yes' | string; list: string | number }
    mailsWait: { count: number }
    mailsRefused: { count: number }
    mailsDropped: { count: number }
  }
  'own-pages': {
    ownPagesLead: { page: Tag; versions: Tag }
    partsName: null
    emptyList: null
    noRows: null
    aPicture: null
    untitled: { thing: string | number; at: string | number }
    moveUp: { name: string | number }
    moveDown: { name: string | number }
    remove: { name: string | number }
    teamHint: null
    person: null
    addPerson: null
    name: null
    personNameHint: null
    member: null
    memberHint: null
    office: null
    year: null
    photo: null
    consent: null
    consentHint: null
    sponsor: null
    addSponsor: null
    link: null
    addressExample: null
    logo: null
    question: null
    answer: null
    addQuestion: null
    resourcesHint: null
    album: null
    addAlbum: null
    albumName: null
    albumTitle: { title: string | number; count: number }
    galleryHint: { most: string | number }
    noFaces: null
    addPictures: null
    sendingMany: { count: number }
    sendAgain: { count: number }
    leaveOut: null
    alt: { at: string | number }
    pictureNumber: { at: string | number }
    removePicture: { what: string | number }
  }
  pack: {
    title: null
    keep: null
    keepPack: null
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
    packProgress: {
      done: string | number
      total: string | number
      size: string | number
      about: string | number
    }
    progressLabel: { name: string | number }
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
    searchHint: null
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
    zoneUnknown: null
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
    figureTable: { sr: Tag; title: string | number }
    howCounted: { title: string | number }
    downloadCsv: { sr: Tag; title: string | number }
    filter: { count: number }
    filters: null
    moreWays: null
    nobodyGetsMail: null
    enterMailServer: null
    tryMailServer: null
  }
  people: {
    member: null
    loadingTheMember: null
    you: null
    whatYouCanDo: null
    declinedNote: null
    publicPage: null
    handOverTheClub: null
    tasks: null
    batch: null
    facts: null
    fields: null
    mentorOfBatches: null
    merged: null
    mergedNote: { link: Tag }
    otherAccountsOfTheirs: null
    invitation: null
    invitedWithoutPassword: { day: Tag; mails: 'yes' | string }
    whatTheAuditSays: null
    deeds: null
    deedsToThem: null
    noSuchMember: null
    allMembers: null
    memberFailed: null
    none: null
    saving: null
    save: null
    export: null
    exportLead: { which: 'yes' | string }
    membersAsCsv: null
    progressAsCsv: null
    attendanceAsCsv: null
    oneMoment: null
    cancel: null
    makeMember: null
    makeAdmin: null
    makeAMember: { name: string | number }
    makeAnAdmin: { name: string | number }
    adminLost: { own: 'yes' | string }
    adminExplained: null
    signOutEverywhere: null
    signOutEverywhereAsk: { name: string | number }
    youAreSignedOut: null
    theyCanSignIn: null
    removeSecondFactors: null
    removeEverySecondFactor: { name: string | number }
    factorsWarning: { mails: 'yes' | string }
    sendInvitationAgain: null
    sendPasswordLink: null
    inviteAgain: { name: string | number }
    resetQuestion: { name: string | number }
    linkGoesTo: { mails: 'yes' | string; email: string | number; isInvitation: 'yes' | string }
    disable: null
    disableAsk: { name: string | number }
    theyAreSignedOut: null
    enable: null
    enableAsk: { name: string | number }
    enableAfter: null
    withATask: null
    state: null
    role: null
    all: null
    noBatch: null
    choose: { name: string | number }
    manage: { sr: Tag; name: string | number }
    allAboutThem: { sr: Tag; name: string | number }
    memberAudit: { sr: Tag; name: string | number }
    admin: null
    invitedNoPasswordYet: null
    signedUp: { day: Tag }
    addedOn: { day: Tag }
    lastSeenAndLogins: { day: Tag; signins: number }
    reason: { declinedReason: string | number }
    waitsForApproval: null
    declined: null
    disabled: null
    chosen: { chosen: number }
    selectionHint: null
    clear: null
    batchForTheChosen: null
    chooseABatch: null
    chooseAllHere: { count: number }
    members: null
    import: null
    searchMembers: null
    nameEmailOrRoll: null
    membersNoun: null
    nobodyLabel: null
    noMemberFound: null
    showAllMembers: null
    noneMatches: null
    loadingMembers: null
    goToFirst: null
    membersFailed: null
    nothingHasBeenChanged: null
    ownTasksHint: null
    adminTasksHint: null
    tasksLead: null
    overSince: { until: string | number }
    until: { until: string | number }
    withoutAnEnd: null
    lastDay: { sr: Tag; name: string | number }
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
    seenFilter: null
    neverSignedIn: null
    notSeenForMonth: null
  }
  plan: {
    plan: null
    plans: null
    newPlan: null
    newPlanLead: null
    makePlan: null
    failed: null
    loading: null
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
    laterWeek: { day: string | number }
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
    batchPlanTitle: { name: string | number }
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
    endChanged: { day: string | number; was: string | number }
    hoursChanged: { hours: number; was: string | number }
    daysChanged: { days: string | number }
    levelChanged: { level: string | number; was: string | number }
    hardProblems: { where: string | number }
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
    signupReason: null
    signUpToKeep: null
    allProblems: null
    next: { title: string | number }
    fuelUsed: null
    ofFuel: { fuelLimit: string | number }
    problemsSolved: null
    ofProblems: { of: string | number }
    streak: null
    oneDay: null
    days: { streak: string | number }
    whatDiffersHere: null
    whereTheJudgeAnswers: null
    theJudgeIsHeld: null
    differenceReport: { link: Tag }
    cppSame: null
    python: null
    pythonSame: null
    javascriptSame: null
    editorialFailed: null
    loadingEditorial: null
    editorialAfter: null
    itExplainsTheWhole: null
    editorialQuestion: null
    keepTrying: null
    opening: null
    editorialRecorded: null
    noHints: null
    hintsFailed: null
    loadingHints: null
    hintAt: { at: string | number; count: string | number }
    showTheFirstHint: null
    showHint: { count: string | number }
    noMoreHints: null
    notes: null
    unknownProblem: null
    problem: null
    pageDescription: { title: string | number; difficulty: string | number }
    loadingProblem: null
    problemFailed: null
    missingLabel: null
    problemMissing: null
    languagesThatWereFetched: null
    signInToSubmit: null
    submitForMembers: null
    oldCodeRestored: null
    results: null
    yourCodeHasChanged: null
    runBefore: { state: string | number }
    show: null
    traceLanguages: null
    trace: null
    runCtrl: { kbd: Tag }
    judging: null
    running: null
    tracing: null
    submit: null
    keptInThisBrowser: null
    saved: { savedAt: string | number }
    savedOnly: null
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
    solutionsLocked: null
    notesForMembers: null
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
    traceRun: null
    addToMyInputs: null
    seeHowItGrows: null
    solvedFirst: null
    growthModel: { model: string | number }
    growthEither: { one: string | number; other: string | number }
    leaner: { more: string | number; all: string | number }
    fuelMeaning: null
    like: { question: string | number }
    likeNumbered: { question: string | number; leetcode: string | number }
    rightHere: null
    rightButStopped: { slow: 'yes' | string; n: string | number }
    membersSolutionsAreKept: null
    tryingLarger: null
    noEditorial: null
  }
  'problem-list': {
    searchProblems: null
    searchHint: null
    topic: null
    allTopics: null
    sortBy: null
    difficulty: null
    progress: null
    problems: null
    pageDescription: null
    lead: null
    problemsFailed: null
    clubProblems: null
    pickOneForMe: { kbd: Tag }
    statesLost: null
    tryAgain: null
    loadingProblems: null
    noProblemsYet: null
    firstOnesComing: null
    noneOfAll: { total: string | number }
    noProblemFound: null
    showAllProblems: null
    noneFoundHint: null
    solved: null
    new: null
    problemsAroundThisOne: null
    toTheList: null
    next: null
    problem: { way: string | number; title: string | number }
    state: null
    pathNumber: null
    no: null
    title: null
    solvedBy: null
    solvedCount: null
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
    placeInList: { place: string | number; of: Tag; count: string | number }
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
    photoLabel: { name: string | number }
    admin: null
    member: null
    passout: { year: string | number }
    publicPage: null
    profile: null
    loadingProfile: null
    profileFailed: null
    nothingChanged: null
    updatingProfile: null
    leaveWithoutSaving: null
    yourProfileHasUnsaved: null
    stayHere: null
    changesLostHint: null
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
    pageDescription: null
    lists: null
    questionsOfAllTopics: null
    editLists: null
    listsFailed: null
    loadingLists: null
    noListsLabel: null
    noListsYet: null
    practiseMeanwhile: null
    done: null
    problemsCount: { total: number }
    open: { sr: Tag; title: string | number }
    unknownList: null
    list: null
    listPageTitle: { title: string | number }
    noQuestionsFound: null
    listMissing: null
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
    listEmpty: null
    noneInItLead: null
    questionsInOrder: null
    takeOut: { name: string | number }
    findQuestions: null
    nameOrNumber: null
    questionsToAdd: null
    isIn: { name: string | number }
    add: { name: string | number }
    noneFound: null
    firstFound: { count: string | number; total: string | number }
    addToList: null
    inLists: { count: number }
    choiceTitle: { name: string | number }
    planList: null
    solvableHere: { here: string | number }
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
    cancel: null
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
    topicsFailed: null
    loadingTopics: null
    unplacedCount: { unplaced: number; link: Tag }
    hidden: null
    ownItem: null
    changed: { value: string | number }
    cancel: null
    saving: null
    importIntoTheCurriculum: null
    fileUnreadable: null
    topicsAndQuestionsFrom: null
    importHow: null
    importKeepsHint: null
    chooseAFile: null
    readingTheFile: null
    whatTheFileChanges: null
    lookAgain: null
    changesAllAtOnce: { b: Tag; value: string | number }
    importing: null
    importUntouched: { value: string | number; value2: string | number }
    errorsCount: { b: Tag; count: number; value: string | number }
    andMore: { value: string | number }
    added: null
    moved: null
    shownAgain: null
    changedItem: null
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
    deleteAsk: { title: string | number }
    deleting: null
    deleteList: null
    deleteListHint: null
    addQuestions: null
    done: null
    searchAllQuestions: null
    searchAllHint: null
    questionsToAdd: null
    isInTheList: { questionName: string | number }
    add: { questionName: string | number }
    firstOfMany: { count: string | number; value: string | number }
    unknownList: null
    list: null
    noSuchList: null
    listFailed: null
    loadingTheList: null
    learnersView: null
    problemsInList: { count: number }
    notPublished: null
    noProblemsLabel: null
    noQuestionsYet: null
    addFromTopics: null
    questions: null
    takeOutLabel: { questionName: string | number }
    editList: null
    newList: null
    saveList: null
    makeList: null
    keptByUpdates: null
    listsOfTheCurriculum: null
    listsFailed: null
    loadingLists: null
    noListsLabel: null
    noListsYet: null
    noListsHint: null
    problemsCount: { questions: number }
    moveProblems: { count: number }
    moving: null
    move: null
    hiddenTopic: null
    ticksMove: null
    moveUp: { name: string | number }
    moveDown: { name: string | number }
    place: null
    atTheEnd: null
    atTheBeginning: null
    beforeAQuestion: null
    searchTheTopic: null
    searchTopicHint: null
    beforeWhich: null
    chooseAQuestion: null
    firstShown: { shown: string | number; total: string | number }
    hiddenOnes: null
    changedOnes: null
    searchQuestions: null
    searchHint: null
    foundCount: { total: number }
    whichQuestions: null
    allQuestions: null
    topics: null
    loadingQuestions: null
    problemsNoun: null
    problemsFailed: null
    noQuestionsFound: null
    noneMatches: null
    noneYet: null
    chooseAll: null
    chosen: { count: string | number }
    moveTo: null
    hideChosen: null
    show: null
    editQuestion: null
    newQuestion: null
    saveQuestion: null
    addQuestion: null
    whereItIsSolved: null
    https: null
    ticksStay: null
    choose: { questionName: string | number }
    inModulesAlone: null
    editProblem: { questionName: string | number }
    showAgain: { questionName: string | number }
    hideProblem: { questionName: string | number }
    editTopic: null
    saveTopic: null
    addTopic: null
    questionsOfATopic: null
    noSuchTopic: null
    allTopics: null
    questionsOfModules: null
    outsideTopics: null
    showTopicAgain: { title: string | number }
    isNow: { name: string | number; place: string | number; count: string | number }
    fileFormats: null
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
    repliesCount: { replyCount: number }
    formerMember: null
    firstComment: null
    discussionLink: null
    opening: null
    talkAboutItIn: null
    signInToTalk: null
    series: { title: string | number }
    partOfSeries: { at: string | number; of: string | number; link: Tag; title: string | number }
    previous: null
    next: null
    mySeries: null
    myBlogs: null
    newSeries: null
    ownSeriesFailed: null
    loadingYourSeries: null
    youHaveNoSeries: null
    noSeriesHint: null
    blogsCount: { count: number }
    edit: { sr: Tag; title: string | number }
    editSeries: null
    title: null
    whatItIsAbout: null
    mayStayEmpty: null
    addABlog: null
    chooseBlog: null
    saving: null
    saveSeries: null
    cancel: null
    remove: null
    removeSeries: null
    removeAsk: { title: string | number }
    removing: null
    itsBlogsStay: null
    noBlogIsIn: null
    moveUp: { id: string | number }
    up: null
    takeOut: { id: string | number }
    takeOutButton: null
    seriesTitle: null
    pageDescription: { count: number; title: string | number }
    blogs: null
    missingLabel: null
    missingWhy: null
    seriesFailed: null
    loadingSeries: null
    by: { memberlink: Tag; name: string | number }
    seriesEmpty: null
    minRead: { author: string | number; date: Tag; readMinutes: string | number }
    aBlog: null
    reactionsName: null
  }
  relation: {
    muteOrBlock: null
    lessQuestion: null
    muteHint: null
    saving: null
    hearThemAgain: null
    mute: null
    muteEffects: null
    blockLimit: null
    block: null
    blockEffects: null
    mutedListHint: { link: Tag }
    listFailed: null
    loadingTheList: null
    listLead: null
    nobodyMuted: null
    loading: null
    moreMembers: null
    muted: null
    blocked: null
    onlyMute: null
    hearAgain: { sr: Tag; name: string | number }
  }
  report: {
    periodOfClub: { club: string | number; from: string | number; to: string | number; zone: string | number }
    howCounted: null
    csv: null
    print: null
    failed: null
    loading: null
    period: null
    thisTerm: null
    lastTerm: null
    thisYear: null
    from: null
    to: null
    openPeople: { count: string | number; what: string | number }
    membersAtEnd: null
    joined: null
    active: null
    solved: null
    events: null
    signedUp: null
    came: null
    certificates: null
    emptyClub: null
    beforeClub: { day: string | number }
    stillOn: null
    clubBegan: { day: string | number }
    members: null
    byBatch: null
    byBranch: null
    batch: null
    branch: null
    noBatch: null
    noBranch: null
    nobody: null
    otherBranches: { count: number }
    byWeek: null
    week: null
    noWeek: null
    days: { from: string | number; to: string | number }
    byDifficulty: null
    difficulty: null
    easy: null
    medium: null
    hard: null
    moreEvents: { count: number }
    wholeBoard: null
    beforeAfter: null
    figure: null
    nothingBefore: { day: string | number }
    event: null
    seats: null
    guests: null
    rating: null
    noEvents: null
    noLimit: null
    notCounted: null
    tooFew: null
    peopleCount: { count: number }
    people: null
    backToReport: null
    peopleFailed: null
    nobodyWhy: null
    name: null
    rollNumber: null
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
    knownCount: { known: string | number; questions: string | number }
    knownToday: null
    curveLabel: { questions: string | number; known: string | number; later: string | number }
    todayWord: null
    yearForecast: null
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
    undoReview: { sr: Tag; name: string | number }
  }
  run: {
    expected: null
    yours: null
    talk: null
    printed: null
    errors: null
    nothing: null
    inLine: { line: string | number }
    undecidedHere: null
    cases: null
    notValid: null
    input: { at: string | number }
    line: { line: string | number }
    compileError: null
    counterexample: null
    addInput: null
    sample: { at: string | number }
    judgeKnows: null
    inputBox: null
    itIsAskedAgain: { message: string | number }
    cppOffline: null
    loginToCompile: null
    programMissing: null
    programIncomplete: null
    whatTheJudgeKnows: null
    standardInput: null
    removeThisInput: null
    notJson: { type: string | number; type2: string | number }
    wrongType: { type: string | number; type2: string | number }
    onlyWhitespaceDiffers: null
    onlyCaseDiffers: null
    onlyFormDiffers: null
    otherOrder: null
    oneTooLarge: null
    oneTooSmall: null
    answerOffByOne: { way: string | number }
    oneNumberOff: { way: string | number }
    everyNumber: null
    someNumbers: null
    numbersOffByOne: { which: string | number; way: string | number }
    lastMissing: null
    firstMissing: null
    tooMuchAfter: null
    tooMuchBefore: null
    fetch: { name: string | number }
    notNow: null
    compileOnTheServer: null
    download: { bytes: string | number }
    downloadQuestion: { name: string | number; bytes: string | number }
    inOwnWords: { speaker: string | number }
    lookAtLine: { line: string | number }
    itIsLarge: null
    cppForMembers: null
    compilingOnTheServer: null
    runningTheCases: null
    lookingForAnInput: null
    recording: null
    readingYourCode: null
    startingTheCompiler: null
    compilingYourCode: null
    linkingYourCode: null
    makingTheJudge: null
    secondsSoFar: { seconds: string | number }
    starting: { value: string | number }
    fetchingTheJudge: null
    stop: null
    runHint: null
    notOnDevice: { value: string | number }
    serverCompiles: null
    runningCases: { of: number }
    searching: null
    recordingEachStep: null
    compileFailed: null
    yourCodeGetsThis: { tries: number }
    noCounterexample: { tries: string | number }
    allInputsPassed: { size: string | number; tries: string | number }
    stopped: null
    compilerStarts: null
    codeLinks: null
    codeCompiles: null
    codeRead: null
    languageStarts: { name: string | number }
    fetchingOnce: { name: string | number; total: string | number }
    gettingReady: { name: string | number }
    preparingFailed: { name: string | number }
    languagePreparing: { name: string | number }
    nothingWasTraced: null
    ofCasesPassed: { count: string | number; count2: string | number }
    onTheServer: null
    judgedOnTheServer: null
    keptOnThisDevice: null
    judgeFailed: null
    passed: null
    noExpectedAnswer: null
    needsTheServer: null
    theSiteStillPrepares: null
    runningNeedsTheJudge: null
    judgeNotDownloaded: null
    onServerOnly: null
    notWhole: null
    tracedSteps: { name: string | number; steps: number }
    findSmallInput: null
    tooSlow: null
    notSubmitted: null
  }
  'second-factor': {
    setUpAnApp: null
    appHint: null
    yourPassword: null
    notNow: null
    oneMoment: null
    goOn: null
    scanCode: null
    copyTheKey: null
    openInAnApp: null
    codeOfTheApp: null
    sixDigits: null
    checkingTheCode: null
    confirm: null
    qrCode: null
    copied: null
    notCopied: null
    addAPasskey: null
    passkeyHint: null
    name: null
    passkeyNameHint: null
    waitingForTheBrowser: null
    addThePasskey: null
    passkeyKnown: null
    cancel: null
    recoveryCodes: null
    iHaveKeptThem: null
    neverShownAgain: null
    keepTheseTenCodes: null
    codesLead: null
    copy: null
    saveAsAFile: null
    renamePasskey: null
    rename: null
    loadingSecondFactors: null
    factorsFailed: null
    noneRemoved: null
    factorsLead: null
    noFactorsLead: null
    authenticatorApp: null
    removeTheAuthenticatorApp: { sr: Tag }
    renameButton: { sr: Tag; name: string | number }
    remove: { sr: Tag; name: string | number }
    codesLeft: { recoveryCodes: string | number; recoveryCodes2: string | number }
    makeNewOnes: null
    lastUsed: { time: Tag }
    notUsedYet: null
    added: { time: Tag }
    removeLastHint: null
    theOthersGoOn: null
    removeApp: null
    removeAppAsk: null
    removePasskey: null
    removeThePasskey: { name: string | number }
    makeNewCodes: null
    makeTenNewRecovery: null
    oldCodesEnd: null
  }
  sending: {
    refused: { count: number; reason: string | number }
  }
  settings: {
    tokensLead: { link: Tag }
    tokensFailed: null
    noneEnded: null
    loadingTokens: null
    youHaveNoTokens: null
    ended: null
    lastUsed: { time: Tag }
    neverUsed: null
    tokenDates: { date: Tag; isLive: 'yes' | string; date2: Tag }
    ending: null
    end: null
    remove: null
    theToken: { name: string | number }
    endToken: null
    endTheToken: { name: string | number }
    endTokenHint: null
    newToken: null
    deletionCovers: null
    deleteAccount: null
    deleteYourAccountFor: null
    typeToConfirm: { WORD: string | number }
    yourPassword: null
    keepMyAccount: null
    deleting: null
    deleteMyAccount: null
    loadingEmail: null
    emailFailed: null
    nothingWasChanged: null
    confirmationSent: null
    confirmed: null
    notConfirmed: null
    collegeLogin: { date: Tag }
    confirmHow: { mails: 'yes' | string }
    sending: null
    sendTheLinkAgain: null
    confirmNewHow: { mails: 'yes' | string; nextEmail: string | number }
    newEmail: null
    itGetsALink: { mails: 'yes' | string }
    sendingTheLink: null
    changeEmail: null
    copyYourTokenNow: null
    token: null
    tokenShownOnce: null
    tokenCopied: null
    name: null
    tokenNameHint: null
    ends: null
    in30Days: null
    in90Days: null
    inAYear: null
    onChosenDay: null
    cancel: null
    makingToken: null
    makeToken: null
    whatItMayDo: null
    day: null
    withinDays: { TOKEN_DAYS: string | number }
    yourDataIsDownloaded: null
    exportHint: null
    gatheringYourData: null
    downloadYourData: null
    noPasswordYet: { mails: 'yes' | string }
    setAPassword: null
    passwordLead: { mails: 'yes' | string }
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
    endTokensChoice: null
    loginsFailed: null
    loginsLead: null
    noOtherLogins: null
    loadingSignIns: null
    thisOne: null
    lastSeen: { time: Tag }
    loggedInFrom: { time: Tag; address: 'yes' | string; address2: string | number }
    calendarsRead: null
    addressMade: { time: Tag }
    endTheAddress: { sr: Tag; title: string | number }
    endTheSignIn: { sr: Tag; device: string | number }
    endAllOthers: null
    endOthersAsk: { count: number }
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
    Groups: null
    Group: null
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
    'Fields of members': null
    Fields: null
    Batches: null
    'Past events': null
    'New event': null
    'Lists of the curriculum': null
    'Manage announcements': null
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
    Report: null
    'Whole leaderboard': null
    'About the club': null
    'Forum categories': null
  }
  solution: {
    shareFailed: null
    loading: null
    shareThisSolution: null
    youShareThisSolution: null
    shareLead: { shared: 'yes' | string }
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
    codeFailed: null
    loadingCode: null
    removeThisSolution: null
    removeSolution: null
    hideQuestion: null
    removing: null
    removeAfter: null
    solutionsFailed: null
    solutionsLead: { byClock: 'yes' | string }
    language: null
    languageEmpty: { value: string | number }
    moreSolutions: null
    afterYourOwnSolution: null
    backToTheStatement: null
    noneShared: null
    yourSubmissions: null
    noneSharedHint: null
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
    deleteVersionQuestion: null
    languageOfCode: null
    code: null
    onlyYouRead: null
    keepSolution: null
    notNow: null
    keptAndEmpty: null
  }
  'solve-import': {
    title: null
    lead: null
    importForm: null
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
    warnedBar: null
    readMessage: null
    pausedBar: { time: Tag }
    why: null
    conductBar: { link: Tag }
    saving: null
    acceptConduct: null
    fromTheModerators: null
    standingLead: null
    conductHint: { link: Tag }
    pausedNotice: { time: Tag }
    thisDidNotArrive: null
    loadingWhatModeratorsWrote: null
    nothingHere: null
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
    howToKeep: null
    howToBegin: null
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
    goalChoice: { kind: 'days' | string; count: number }
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
    submissionsFailed: null
    loadingSubmissions: null
    youHaveNotSubmitted: null
    showOlderOnes: null
    waiting: null
    loadingCode: null
    changesSinceLast: null
    code: null
    restoreCode: null
    sendingState: null
    waitsToBeSent: null
    judgingState: null
    yourSubmissionWasRefused: null
    itIsJudged: null
    submittedBefore: { verdict: string | number }
    submission: null
    sendingYourSubmission: null
    noConnectionYourSubmission: { kept: 'yes' | string }
    yourSubmissionStatusSelect: { words: string | number; kept: 'yes' | string; status: 'yes' | string }
    retryCountdown: { value: string | number }
    tryNow: null
    judgePreparing: null
    inTheQueuePlace: { place: 'yes' | string; place2: string | number }
    judgingTest: { test: string | number; tests: string | number }
    judging: null
    testsJudged: null
    verdictNotLoaded: null
    stoppedAtTest: { test: string | number; tests: string | number }
    ofTestsPassed: { passed: string | number; tests: string | number }
    line: { line: string | number }
    hiddenTestHint: null
    testFailed: { test: string | number; words: string | number }
    testFails: { test: string | number }
    sampleFails: { test: string | number }
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
    goalMinutes: { minutes: string | number }
    over: null
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
    afterSolved: { title: string | number }
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
    solvedBefore: { title: string | number; link: Tag }
    week: null
    weekLabel: { b: Tag }
    closes: { time: string | number }
    weekFirst: { link: Tag; title: string | number; time: string | number }
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
    becauseReady: { before: string | number }
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
    stepPlace: { at: string | number; count: string | number }
    stepForward: null
    lastStep: null
    noneOfItsLines: null
    theProgramHasEnded: null
    yourFunctionAnswers: { value: string | number }
    theFirstSteps: { count: string | number; REACHED: string | number }
    stepsCut: { count: string | number; cut: 'yes' | string; REACHED: string | number }
    lineTooLong: null
    memoryUsedUp: null
    recursionTooDeep: null
    outputTooLong: null
    stoppedByClock: null
    theProgramFailed: null
    drawing: null
    empty: null
    more: { cut: string | number }
    moreEntries: { size: string | number }
    linkedListLabel: { said: string | number }
    aNodeAbove: null
    stepPartial: null
    andCallsFurtherOut: { count: string | number }
    runsNow: null
    onlyVariablesAreRecorded: { MOST_VARIABLES: string | number }
    noVariablesYet: null
    allShown: null
    moreCells: { count: string | number }
    moreRows: { size: string | number }
    textTab: null
    trace: null
    tracedInput: null
    viewChoice: null
    closeTheTrace: null
    traceOutdated: null
    traceAgain: null
    stepNumber: { at: string | number; count: string | number }
    line: { line: string | number }
    endedAtStep: null
    printedSoFar: null
    nothing: null
    tree: { order: string | number; said: string | number }
    treeHead: { value: 'yes' | string }
    input: { at: string | number }
    reached: null
    program: null
    saidStep: { at: string | number; count: string | number; line: string | number }
    saidCall: { name: string | number }
    saidReturn: { value: string | number }
    saidYield: { value: string | number }
    saidValue: { name: string | number; value: string | number }
    nothingIn: null
    moreInValue: { count: string | number }
    theFunctionAnswers: { value: string | number }
  }
  version: {
    bringBackThisVersion: null
    bringBack: null
    bringBackAsk: { number: string | number; title: string | number }
    keepPresent: null
    bringingBack: null
    bringBackAfter: { kind: 'modules' | 'blogs' | string; number: string | number }
    versionUnchanged: { number: string | number }
    questions: null
    comparedLabel: { number: string | number; number2: string | number }
    olderSign: { number: string | number }
    newerSign: { number: string | number }
    unchanged: { value: string | number }
    searchDeletedItems: null
    searchDeleted: null
    kind: null
    deletedBy: { by: 'yes' | string; by2: string | number; time: Tag }
    itemHistory: { sr: Tag; title: string | number }
    modules: null
    blogs: null
    interviews: null
    all: null
    noItemsLabel: null
    noneMatches: null
    showAll: null
    searchLimit: { value: string | number }
    deletedLead: null
    items: null
    nothingIsDeleted: null
    backToTheDesk: null
    deletedStayHere: null
    loadingDeletedItems: null
    deletedFailed: null
    deletedKept: null
    noSuchHistory: null
    history: { title: string | number }
    historyTitle: null
    loadingHistory: null
    historyFailed: null
    missingLabel: null
    versionsMissing: null
    allOfKind: { kind: 'modules' | 'blogs' | string }
    deletedItems: null
    onlyOneVersion: null
    versionsLead: { count: string | number }
    allExperiences: null
    readThis: { kind: 'modules' | 'blogs' | string }
    edit: null
    deletedNotice: { by: 'yes' | string; by2: string | number; time: Tag }
    askedLabel: { asked: string | number }
    noSuchVersion: null
    showThePresentOne: null
    chooseVersion: null
    module: null
    blog: null
    interviewExperience: null
    adminTools: { title: string | number }
    editLabel: { title: string | number }
    historyLabel: { title: string | number }
    delete: { title: string | number }
    deleteButton: null
    deleteTitle: { kind: 'modules' | 'blogs' | string }
    deleteAsk: { title: string | number }
    deleting: null
    deleteAfter: null
    undo: null
    sameProblems: { same: number }
    problemChange: {
      span: Tag
      sign: string | number
      word: string | number
      at: string | number
      how: 'yes' | string
      from: string | number
    }
    unchangedProblem: null
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
    removedLines: null
    addedLines: null
    showFolded: { folded: string | number; sign: 'yes' | string }
    was: null
    is: null
    empty: null
    versionFailed: null
    listComplete: null
    loadingVersion: null
    sameAsPresent: null
    noTextChanged: null
    unpublishedChange: null
    putBack: null
    ofThisVersion: { label: string | number }
    noQuestions: null
    written: null
    edited: null
    deleted: null
    restored: null
    broughtBack: null
    versions: null
    showAllVersions: { count: string | number }
    versionNumber: { number: string | number }
    last: null
    present: null
    by: { by: string | number }
    changes: null
    sinceThen: null
    wholeText: null
    whatToShow: null
    versionLead: { number: string | number }
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
    logFailed: null
    loadingTheLog: null
    nothingWasSentYet: null
    newest: null
    older: null
    deliveryAttempts: {
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
    offGone: null
    offFailing: null
    off: null
    failsSince: { time: Tag }
    nothingSentYet: null
    on: null
    log: null
    arrived: { name: string | number }
    sendATest: null
    edit: null
    switchOff: null
    switchOn: null
    editWebhook: null
    deleting: null
    delete: null
    deleteWebhook: null
    deleteTheWebhookTo: { host: string | number }
    deleteHint: null
    copyTheSecretNow: null
    secret: null
    secretShownOnce: null
    secretCopied: null
    makeWebhook: null
    makingWebhook: null
    save: null
    saving: null
    address: null
    addressHint: null
    https: null
    events: null
    cancel: null
    webhooks: null
    whatHappensHereTold: null
    webhooksFailed: null
    loadingWebhooks: null
    noneLabel: null
    nobodyIsTold: null
    noneHint: null
    newWebhook: null
    delivered: null
    failed: null
    waiting: null
    kind: null
    otherSite: null
    discordHint: null
    slackHint: null
    keptAddress: null
    token: null
    tokenHint: null
    keptToken: null
    chat: null
    chatHint: null
    whatChatsGet: null
  }
  writing: {
    comments: null
    whoSeesComments: null
    openComments: { open: number }
    formerMember: null
    done: null
    commentedLine: { line: string | number; value: 'yes' | string }
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
    reviewsLead: null
    lists: null
    blogsFailed: null
    loadingBlogs: null
    blogs: null
    allRead: null
    noneWaits: null
    submittedHere: null
    noneReadyLabel: null
    noneAccepted: null
    acceptedHere: null
    by: { author: string | number }
    readingTime: { readMinutes: string | number; slug: 'yes' | string }
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
    handleHint: null
    inviting: null
    invite: null
    writeItTogether: null
    decline: null
    editBlog: null
    backToTheBlog: null
    blogFailed: null
    loadingTheText: null
    editPublishedHint: null
    editorHint: { author: string | number }
    save: null
    saving: null
    publishNow: null
    anotherTime: null
    schedule: null
    noTimeYet: null
    accept: null
    editLightly: null
    askForChanges: null
    replaceOld: null
    publish: { title: string | number }
    cancel: null
    publishing: null
    whoCanRead: { readers: 'members' | string; author: string | number }
    whatShouldChangeIn: { title: string | number }
    decisionHint: null
    declineAsk: { title: string | number }
    declineHint: null
    reason: null
    whatIsAskedFor: null
    savingTime: null
    whenIsPublished: { title: string | number }
    dayAndTime: null
    clubClock: { timeZone: string | number }
    missingLabel: null
    missingWhy: null
    myBlogs: null
    mySeries: null
    ownBlogsFailed: null
    loadingYourBlogs: null
    noneWritten: null
    noBlogsHint: null
    writeABlog: null
    anEditor: null
    whatChanged: { editor: string | number }
    diffToPublished: null
    whatHappensNow: null
    whyItWasDeclined: null
    edit: null
    invitedLead: { author: string | number }
    coAuthorLead: { author: string | number }
    draftEdit: null
    draftState: null
    submittedState: null
    changesAsked: null
    acceptedState: null
    scheduledState: { time: Tag }
    rejectedLead: null
    publishedState: null
    reviewLead: { author: string | number }
    changesWanted: { author: string | number }
    acceptedLead: null
    publishesItself: { time: Tag }
    itWasDeclined: null
    publishedForEditor: null
    sendInForReview: null
    takingItBack: null
    takeItBack: null
    opening: null
    proposeAnEdit: null
    deleteTheEdit: null
    delete: null
    deleteBlog: null
    deleteAsk: { title: string | number }
    deleting: null
    publishedKept: null
    deleteAfter: null
    writeLead: null
    saveAndLookAt: null
    title: null
    category: null
    tags: null
    content: null
    titleExample: null
    suchAsDataStructures: null
    separatedByCommas: null
    heapsInterviews: null
    contentPlaceholder: null
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

// Made from web/languages/en by `npm run languages`.

import type { ReactNode } from 'react'

/** Draws what stands inside a tag of a message. */
export type Tag = (inside: ReactNode) => ReactNode

/** Every message of the interface by its part and key, with the values that it needs. */
export interface Messages {
  account: {
    title: null
    description: { club: string | number }
    tabs: null
    login: null
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
    oidcSent: null
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
    resetLead: null
    sendingCode: null
    sendCode: null
    codeOnWay: { email: string | number }
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
    sentWaits: { email: string | number }
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
    leaversLead: { count: number }
    leaversLink: null
    makeOne: null
    makeOneAsk: { name: string | number }
    makeOneLead: null
    backOne: null
    backOneAsk: { name: string | number }
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
    solveHere: null
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
    year: { b: Tag; done: string | number }
    halfYear: { b: Tag; done: string | number }
    todayMark: null
    solvableNamed: { name: string | number }
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
    solvableCount: { count: string | number }
    start: { sr: Tag; topic: string | number }
    continue: { question: string | number }
    begin: { question: string | number }
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
  }
  shell: {
    account: null
    Profile: null
    settings: null
    logout: null
    login: null
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
    Learn: null
    Club: null
    Admin: null
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
    Submissions: null
    Members: null
    Audit: null
    Curriculum: null
    'Club Problems': null
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
    'Questions of modules': null
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
    Dashboard: null
    Announcement: null
    Announcements: null
    Attendance: null
    'Blog Reviews': null
    'Blog reviews': null
    Certificates: null
    'Hand over': null
    'Your batch': null
    'Club problems': null
    Door: null
    Drafts: null
    'From the moderators': null
    'My blogs': null
    Leaderboard: null
    New: null
    Series: null
    Settings: null
    Watched: null
    Write: null
    Certificate: null
    Years: null
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
    seeEvent: { sr: Tag; title: string | number }
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
    reading: null
    orQuestion: null
    orCode: null
    orReading: null
    go: { sr: Tag; title: string | number }
    start: { sr: Tag; title: string | number }
    doneLabel: { b: Tag }
    allDone: null
    allProblems: null
    inTopic: { topic: string | number; done: string | number; total: string | number }
    codeKept: null
    openedLast: null
    firstProblem: null
    daily: null
    solvedToday: null
    solve: { sr: Tag; title: string | number }
    another: null
    allSolved: null
    streak: null
    days: { count: number }
    countsToday: { count: number }
    keepStreak: null
    beginStreak: null
    week: { count: string | number }
  }
}

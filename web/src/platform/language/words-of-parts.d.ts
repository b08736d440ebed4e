// Made from web/languages/en by `npm run languages`.
// `nameOf` says a name that stands in a table in English: its key is the name itself.

declare module 'words:about' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['about']>
  export const nameOf: (name: string) => string
}

declare module 'words:account' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['account']>
  export const nameOf: (name: string) => string
}

declare module 'words:alumni' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['alumni']>
  export const nameOf: (name: string) => string
}

declare module 'words:announcement' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['announcement']>
  export const nameOf: (name: string) => string
}

declare module 'words:approval' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['approval']>
  export const nameOf: (name: string) => string
}

declare module 'words:ask' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['ask']>
  export const nameOf: (name: string) => string
}

declare module 'words:attendance' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['attendance']>
  export const nameOf: (name: string) => string
}

declare module 'words:audit' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['audit']>
  export const nameOf: (name: string) => string
}

declare module 'words:authoring' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['authoring']>
  export const nameOf: (name: string) => string
}

declare module 'words:banner' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['banner']>
  export const nameOf: (name: string) => string
}

declare module 'words:batch' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['batch']>
  export const nameOf: (name: string) => string
}

declare module 'words:blog' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['blog']>
  export const nameOf: (name: string) => string
}

declare module 'words:category' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['category']>
  export const nameOf: (name: string) => string
}

declare module 'words:certificate' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['certificate']>
  export const nameOf: (name: string) => string
}

declare module 'words:club' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['club']>
  export const nameOf: (name: string) => string
}

declare module 'words:code-editor' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['code-editor']>
  export const nameOf: (name: string) => string
}

declare module 'words:core' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['core']>
  export const nameOf: (name: string) => string
}

declare module 'words:curriculum' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['curriculum']>
  export const nameOf: (name: string) => string
}

declare module 'words:demo' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['demo']>
  export const nameOf: (name: string) => string
}

declare module 'words:draft' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['draft']>
  export const nameOf: (name: string) => string
}

declare module 'words:duplicate' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['duplicate']>
  export const nameOf: (name: string) => string
}

declare module 'words:edit' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['edit']>
  export const nameOf: (name: string) => string
}

declare module 'words:event' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['event']>
  export const nameOf: (name: string) => string
}

declare module 'words:event-question' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['event-question']>
  export const nameOf: (name: string) => string
}

declare module 'words:experience' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['experience']>
  export const nameOf: (name: string) => string
}

declare module 'words:explain' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['explain']>
  export const nameOf: (name: string) => string
}

declare module 'words:feedback' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['feedback']>
  export const nameOf: (name: string) => string
}

declare module 'words:figures' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['figures']>
  export const nameOf: (name: string) => string
}

declare module 'words:forum' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['forum']>
  export const nameOf: (name: string) => string
}

declare module 'words:group' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['group']>
  export const nameOf: (name: string) => string
}

declare module 'words:handle' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['handle']>
  export const nameOf: (name: string) => string
}

declare module 'words:handover' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['handover']>
  export const nameOf: (name: string) => string
}

declare module 'words:help' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['help']>
  export const nameOf: (name: string) => string
}

declare module 'words:landing' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['landing']>
  export const nameOf: (name: string) => string
}

declare module 'words:languages' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['languages']>
  export const nameOf: (name: string) => string
}

declare module 'words:leaderboard' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['leaderboard']>
  export const nameOf: (name: string) => string
}

declare module 'words:licence' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['licence']>
  export const nameOf: (name: string) => string
}

declare module 'words:markdown' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['markdown']>
  export const nameOf: (name: string) => string
}

declare module 'words:member-fact' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['member-fact']>
  export const nameOf: (name: string) => string
}

declare module 'words:member-import' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['member-import']>
  export const nameOf: (name: string) => string
}

declare module 'words:member-list' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['member-list']>
  export const nameOf: (name: string) => string
}

declare module 'words:member-page' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['member-page']>
  export const nameOf: (name: string) => string
}

declare module 'words:mentor' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['mentor']>
  export const nameOf: (name: string) => string
}

declare module 'words:missing' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['missing']>
  export const nameOf: (name: string) => string
}

declare module 'words:moderation' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['moderation']>
  export const nameOf: (name: string) => string
}

declare module 'words:module' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['module']>
  export const nameOf: (name: string) => string
}

declare module 'words:note' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['note']>
  export const nameOf: (name: string) => string
}

declare module 'words:notification' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['notification']>
  export const nameOf: (name: string) => string
}

declare module 'words:offline' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['offline']>
  export const nameOf: (name: string) => string
}

declare module 'words:operations' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['operations']>
  export const nameOf: (name: string) => string
}

declare module 'words:organiser' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['organiser']>
  export const nameOf: (name: string) => string
}

declare module 'words:own-pages' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['own-pages']>
  export const nameOf: (name: string) => string
}

declare module 'words:pack' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['pack']>
  export const nameOf: (name: string) => string
}

declare module 'words:palette' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['palette']>
  export const nameOf: (name: string) => string
}

declare module 'words:parts' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['parts']>
  export const nameOf: (name: string) => string
}

declare module 'words:people' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['people']>
  export const nameOf: (name: string) => string
}

declare module 'words:plan' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['plan']>
  export const nameOf: (name: string) => string
}

declare module 'words:problem' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['problem']>
  export const nameOf: (name: string) => string
}

declare module 'words:problem-list' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['problem-list']>
  export const nameOf: (name: string) => string
}

declare module 'words:profile' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['profile']>
  export const nameOf: (name: string) => string
}

declare module 'words:question-list' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['question-list']>
  export const nameOf: (name: string) => string
}

declare module 'words:question-merge' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['question-merge']>
  export const nameOf: (name: string) => string
}

declare module 'words:questions' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['questions']>
  export const nameOf: (name: string) => string
}

declare module 'words:reading' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['reading']>
  export const nameOf: (name: string) => string
}

declare module 'words:relation' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['relation']>
  export const nameOf: (name: string) => string
}

declare module 'words:report' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['report']>
  export const nameOf: (name: string) => string
}

declare module 'words:review' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['review']>
  export const nameOf: (name: string) => string
}

declare module 'words:run' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['run']>
  export const nameOf: (name: string) => string
}

declare module 'words:second-factor' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['second-factor']>
  export const nameOf: (name: string) => string
}

declare module 'words:sending' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['sending']>
  export const nameOf: (name: string) => string
}

declare module 'words:settings' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['settings']>
  export const nameOf: (name: string) => string
}

declare module 'words:shell' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['shell']>
  export const nameOf: (name: string) => string
}

declare module 'words:solution' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['solution']>
  export const nameOf: (name: string) => string
}

declare module 'words:solve-import' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['solve-import']>
  export const nameOf: (name: string) => string
}

declare module 'words:standing' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['standing']>
  export const nameOf: (name: string) => string
}

declare module 'words:streak' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['streak']>
  export const nameOf: (name: string) => string
}

declare module 'words:submission' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['submission']>
  export const nameOf: (name: string) => string
}

declare module 'words:timer' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['timer']>
  export const nameOf: (name: string) => string
}

declare module 'words:today' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['today']>
  export const nameOf: (name: string) => string
}

declare module 'words:topic-map' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['topic-map']>
  export const nameOf: (name: string) => string
}

declare module 'words:trace' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['trace']>
  export const nameOf: (name: string) => string
}

declare module 'words:version' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['version']>
  export const nameOf: (name: string) => string
}

declare module 'words:webhook' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['webhook']>
  export const nameOf: (name: string) => string
}

declare module 'words:writing' {
  export const say: import('./words.ts').Say<import('./messages.ts').Messages['writing']>
  export const nameOf: (name: string) => string
}

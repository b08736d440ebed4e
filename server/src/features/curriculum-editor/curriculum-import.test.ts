import { contentId, questions, topics } from '@callofcode/content/curriculum'
import { curriculumMessages } from '@callofcode/contract/curriculum-editor/curriculum-editor'
import { importLimits, importMessages } from '@callofcode/contract/curriculum-editor/curriculum-import'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sendCurriculum } from '../../../testing/form.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { csvMessages } from '../../platform/http/read-csv.ts'

let site: TestSite
let admin: string
let learner: { as: string; id: string }
beforeAll(async () => {
  site = await testSite()
  admin = (await site.member({ role: 'admin' })).as
  learner = await site.member()
})
afterAll(() => site.close())

const math = contentId('topic', 'math')
const trie = contentId('topic', 'trie')
const inTopic = (slug: string) =>
  questions
    .filter((one) => one.topics[0] === slug)
    .map((one) => ({ ...one, id: contentId('question', one.slug) }))
const edit = (method: 'POST' | 'PATCH' | 'PUT', path: string, body: object) =>
  site.ask(method, `/admin/curriculum${path}`, { as: admin, body })
const download = async (file: string) =>
  (await site.app.inject({ url: `/curriculum.${file}`, headers: { authorization: `Bearer ${admin}` } })).body
const look = async (file: string | Uint8Array<ArrayBuffer>) => {
  const { status, body } = await sendCurriculum(site, admin, file)
  return { status, errors: body.errors, ...body.data }
}
const refusal = async (file: string | Uint8Array<ArrayBuffer>) => (await look(file)).errors?.file
const faults = async (file: string) =>
  (await look(file)).errors.map(({ at, message }: { at: string; message: string }) => `${at}: ${message}`)
const take = async (file: string) => sendCurriculum(site, admin, file, (await look(file)).fingerprint)
const rowOf = async (id: string) =>
  (await site.database.pool.query('select * from questions where id = $1', [id])).rows[0]
const shownIn = async (topic: string): Promise<{ id: string; questionName: string; link: string }[]> =>
  (await site.ask('GET', `/topics/${topic}/questions`)).body.questions
const HEAD = 'Id,Topic,Name,Difficulty,Link,Hidden'

describe('what is exported', () => {
  test('CLUB-85 comes back as CSV and as JSON without changing anything', async () => {
    for (const [at, questionName] of [
      '=1+1, "so"',
      "'=kept",
      "'plain",
      ' -3; or 4',
      '“Wörter” 你好',
    ].entries()) {
      const link = `https://x.org/?a=1;b=${at}`
      await edit('POST', '/questions', { topicId: math, difficulty: 'Easy', link, questionName })
    }
    // A module's own questions have any name, and some have no address.
    const module = { title: 'Own', description: 'Ours.' }
    const own = [{ questionName: ' @ two\n lines\u202e ', difficulty: 'Easy', link: '' }]
    await site.ask('POST', '/admin/createModule', { as: admin, body: { ...module, questions: own } })
    for (const kind of ['csv', 'json']) {
      const seen = await look(await download(kind))
      expect(seen).toMatchObject({ entries: [], errors: [], absent: 0, notes: [] })
      expect(seen.same).toBe(questions.length + 6 + (kind === 'json' ? topics.length : 0))
      expect((await take(await download(kind))).body.errors.file).toBe(importMessages.noChanges.text)
    }
  })

  test('CLUB-85 comes back from a spreadsheet with other separators, line ends and columns', async () => {
    const [first, second] = inTopic('trie')
    const cells = [first, second].map((one) => [one?.id, one?.name, one?.link])
    for (const separator of [';', '\t', ','])
      for (const end of ['\n', '\r\n']) {
        const rows = [['ID', 'Name', 'Link'], ...cells].map((row) => row.join(separator))
        for (const before of ['', '\ufeff', `sep=${separator}${end}`]) {
          const seen = await look(before + rows.join(end))
          expect(seen).toMatchObject({ entries: [], errors: [], same: 2, absent: seen.absent })
        }
      }
    const wide = Buffer.from(`\ufeffId\tName\r\n${first?.id}\tWörter`, 'utf16le')
    expect((await look(new Uint8Array(wide))).entries).toMatchObject([{ changes: [{ to: 'Wörter' }] }])
  })
})

describe('the preview', () => {
  test('CLUB-86 says field by field what is added, changed, moved and hidden, and writes nothing', async () => {
    const [one, two, three, four] = inTopic('trie')
    const before = await download('json')
    const file = [
      HEAD,
      `${one?.id},Tries,Prefix trees,Hard,${one?.link},no`,
      `${two?.id},Math & Number Theory,${two?.name},${two?.difficulty},${two?.link},`,
      `${three?.id},Tries,${three?.name},${three?.difficulty},${three?.link},yes`,
      `${four?.id},Tries,${four?.name},${four?.difficulty},${four?.link},no`,
      ',tries,New one,easy,https://x.org/new,',
      ',Games,Nim,Hard,https://x.org/nim,',
    ].join('\n')
    const seen = await look(file)
    expect(seen.errors).toEqual([])
    expect(seen.same).toBe(1)
    expect(seen.absent).toBeGreaterThan(500)
    expect(seen.entries).toMatchObject([
      {
        at: 'Row 2',
        way: 'changed',
        name: one?.name,
        topic: 'Tries',
        changes: [
          { field: 'name', from: one?.name, to: 'Prefix trees' },
          { field: 'difficulty', from: one?.difficulty, to: 'Hard' },
        ],
      },
      {
        at: 'Row 3',
        way: 'moved',
        changes: [{ field: 'topic', from: 'Tries', to: 'Math & Number Theory' }],
      },
      { at: 'Row 4', way: 'hidden', changes: [{ field: 'hidden', from: 'no', to: 'yes' }] },
      { at: 'Row 6', way: 'added', name: 'New one', topic: 'Tries' },
      { at: 'Row 7', way: 'added', thing: 'topic', name: 'Games' },
      { at: 'Row 7', way: 'added', thing: 'question', name: 'Nim', topic: 'Games' },
    ])
    expect(await download('json')).toBe(before)
  })

  test('CLUB-87 names each error by its row, and nothing is imported then', async () => {
    const [one, two] = inTopic('trie')
    const file = [
      HEAD,
      '00000000-0000-4000-8000-000000000000,Tries,Nobody,Easy,https://x.org/,no',
      ',Tries,,Easy,https://x.org/,no',
      ',Tries,A,Impossible,https://x.org/,maybe',
      ',Tries,B,Easy,javascript:alert(1),no',
      `,Tries,${one?.name.toUpperCase()},Easy,https://x.org/,no`,
      `${two?.id},Tries,${two?.name},${two?.difficulty},${two?.link},no`,
      `${two?.id},Tries,${two?.name},${two?.difficulty},${two?.link},no`,
      ',,C,Easy,https://x.org/,no',
      ',Tries,D,Easy,https://x.org/,no,E',
      ',Tries,Same,Easy,https://x.org/,no',
      ',Tries,same,Easy,https://x.org/,no',
      `,Tries,${'x'.repeat(201)},Easy,https://x.org/,no`,
    ].join('\r\n')
    const found = await faults(file)
    for (const [row, message] of [
      [2, importMessages.unknownQuestion.text],
      [3, curriculumMessages.nameRequired.text],
      [4, 'Choose Easy, Medium or Hard.'],
      [4, importMessages.hiddenRule.text],
      [6, curriculumMessages.nameTaken.text],
      [8, 'This id stands in “Row 7” already.'],
      [9, importMessages.needsTopic.text],
      [10, csvMessages.tooManyCells.text],
      [12, curriculumMessages.nameTaken.text],
      [13, 'At most 200 characters, please.'],
    ])
      expect(found).toContain(`Row ${row}: ${message}`)
    expect(found.filter((one: string) => one.startsWith('Row 5: '))).toHaveLength(1)
    expect(found).toHaveLength(11)
    const before = await download('json')
    expect((await take(file)).body.errors.file).toBe(importMessages.hasErrors.text)
    expect(await download('json')).toBe(before)
  })

  test('CLUB-87 names each error of a JSON file by its place, hostile ones too', async () => {
    const file = `{"topics": [
      {"title": "${topics[0]?.title}", "description": "x"},
      {"id": "${math}", "__proto__": {"title": "x"}, "questions": []},
      {"id": "${trie}", "questions": [{"name": "A", "constructor": 1}, {"name": 5}, 7]}, null,
      {"id": "${trie}"}], "withoutTopic": [{"name": "B", "link": "https://x.org/"}], "__proto__": {"a": 1}}`
    expect(await faults(file)).toEqual([
      'Topic 2: The field “__proto__” is not known.',
      'Topic 3, question 1: The field “constructor” is not known.',
      'Topic 3, question 2: name: This is a text in quotation marks.',
      'Topic 3, question 3: This is an object in braces.',
      'Topic 4: This is an object in braces.',
      'Topic 5: This id stands in “Topic 3” already.',
      `Without a topic, question 1: ${importMessages.needsTopic.text}`,
      `Topic 1: ${curriculumMessages.titleTaken.text}`,
    ])
    expect(({} as { a?: number }).a).toBeUndefined()
  })

  test('CLUB-88 refuses what is no such file, too large or too long, and says why', async () => {
    expect(await refusal('')).toBe(importMessages.empty.text)
    expect(await refusal('Question;Level\nNim;Hard')).toBe(importMessages.noHead.text)
    expect(await refusal(new Uint8Array([0xff, 0xd8, 0xff, 0, 1, 2]))).toBe(importMessages.notText.text)
    expect(await refusal(new Uint8Array(Buffer.from('PK\x03\x04rest', 'latin1')))).toBe(
      importMessages.workbook.text,
    )
    expect(await refusal(new Uint8Array(Buffer.from('Id,Name\n,W\xf6rter', 'latin1')))).toBe(
      importMessages.notUtf8.text,
    )
    expect(await refusal('{"topics": [\n{"title": }')).toBe('This is not JSON: look at line 2.')
    expect(await refusal('[]')).toBe(importMessages.noCurriculum.text)
    expect(await refusal('Name,Topic\nA,Trie\n"A,Trie\nB,Trie\n')).toBe(`Line 3: ${csvMessages.open.text}`)
    expect(await refusal('Name,Topic\nA,Trie\nB "b",Trie')).toBe(`Line 3: ${csvMessages.misplaced.text}`)
    expect(await refusal('Name,name\nA,B')).toBe(`Line 1: ${csvMessages.twice('Name').text}`)
    const rows = Array.from({ length: importLimits.rows + 1 }, (_, nth) => `Nim ${nth},Trie`)
    expect(await refusal(`Name,Topic\n${rows.join('\n')}`)).toBe(importMessages.tooManyRows.text)
    expect(await refusal('x'.repeat(importLimits.bytes + 1))).toBe(importMessages.tooLarge.text)
    expect((await look('Name,Topic,Difficulty,Link,Remarks\nNim,Tries,Easy,https://x.org/,-')).notes).toEqual(
      ['The column “Remarks” is not known and is left out.'],
    )
  })
})

describe('the import', () => {
  test('CLUB-89 keeps ids and ticks, puts what is new last, and leaves what it does not name', async () => {
    const [one, two, three] = inTopic('heap')
    const heap = contentId('topic', 'heap')
    const put = { completed: true, at: new Date().toISOString() }
    for (const found of [one, two, three])
      await site.ask('PUT', `/progress/memberId/questions/${found?.id}/completed`, {
        as: learner.as,
        body: put,
      })
    const before = (await shownIn(heap)).map(({ id }) => id)
    const file = [
      HEAD,
      `${one?.id},Heaps & Priority Queues,Renamed,${one?.difficulty},${one?.link},no`,
      `${two?.id},Math & Number Theory,${two?.name},${two?.difficulty},${two?.link},no`,
      `${three?.id},Heaps & Priority Queues,${three?.name},${three?.difficulty},${three?.link},yes`,
      ',Heaps & Priority Queues,"\u202eFirst\n of ours",Easy,https://x.org/1,',
      ",Heaps & Priority Queues,'=2+2,Hard,https://x.org/2,",
    ].join('\n')
    const { status, body } = await take(file)
    expect([status, body.message]).toEqual([200, 'Imported: 2 added, 1 moved, 1 hidden, 1 changed'])
    const after = await shownIn(heap)
    expect(after.map(({ questionName }) => questionName)).toEqual([
      'Renamed',
      ...before.slice(3).map((id) => inTopic('heap').find((each) => each.id === id)?.name),
      'First  of ours',
      '=2+2',
    ])
    expect((await shownIn(math)).at(-1)?.id).toBe(two?.id)
    const done = await site.ask('GET', '/progress/memberId/completed-questions', { as: learner.as })
    expect(done.body.completedQuestion).toHaveLength(3)
    expect(await rowOf(one?.id ?? '')).toMatchObject({
      edited: ['name'],
      version: 2,
      position: expect.any(Number),
    })
    expect((await rowOf(two?.id ?? '')).edited).toEqual(['topic'])
    expect((await rowOf(three?.id ?? '')).edited).toEqual(['hidden'])
    const audited = await site.ask('GET', '/audit?action=curriculum.import', { as: admin })
    expect(audited.body.data).toMatchObject([{ target: '2 added, 1 moved, 1 hidden, 1 changed' }])
  })

  test('CLUB-89 a topic written by hand comes with its questions, and topics are edited by JSON', async () => {
    const nim = { name: 'Nim', difficulty: 'Hard', link: 'https://x.org/nim' }
    const file = JSON.stringify({
      topics: [
        { title: 'Games', description: 'Who wins.', level: 'Advanced', questions: [nim] },
        { id: trie, title: 'Prefix trees', level: 'beginner' },
      ],
    })
    expect((await take(file)).status).toBe(200)
    const { body } = await site.ask('GET', '/topics/')
    const made = body.topics.at(-1)
    expect(made).toMatchObject({ title: 'Games', difficulty: 'Advanced', questions: { Hard: 1 } })
    expect(await shownIn(made.id)).toMatchObject([{ questionName: 'Nim' }])
    expect(body.topics.find(({ id }: { id: string }) => id === trie)).toMatchObject({
      title: 'Prefix trees',
      difficulty: 'Beginner',
      description: topics.find(({ slug }) => slug === 'trie')?.description,
    })
    await take(JSON.stringify({ topics: [{ id: trie, title: 'Tries', level: 'Advanced' }] }))
    const { rows } = await site.database.pool.query('select edited from topics where id = $1', [trie])
    expect(rows).toEqual([{ edited: [] }])
  })

  test('CLUB-90 whoever changed the curriculum, or the file, after the preview is told so, and nothing is written', async () => {
    const file = 'Name,Topic,Difficulty,Link\nTic-tac-toe,Tries,Easy,https://x.org/t'
    const { fingerprint } = await look(file)
    const other = file.replace('Easy', 'Hard')
    expect((await sendCurriculum(site, admin, other, fingerprint)).status).toBe(409)
    await edit('POST', '/questions', { topicId: math, questionName: 'In between', link: 'https://x.org/' })
    const before = await download('json')
    const answer = await sendCurriculum(site, admin, file, fingerprint)
    expect([answer.status, answer.body.message]).toEqual([409, importMessages.stale.text])
    expect(await download('json')).toBe(before)
    expect((await sendCurriculum(site, admin, file, '')).status).toBe(409)
    expect((await take(file)).status).toBe(200)
    // A repeated import is refused, so it runs once.
    expect((await sendCurriculum(site, admin, file, fingerprint)).status).toBe(409)
  })

  test('CLUB-90 5,000 rows are written by as many statements as one', { tags: 'long' }, async () => {
    const rows = (many: number, word: string) =>
      [
        'Name,Topic,Difficulty,Link',
        ...Array.from({ length: many }, (_, n) => `${word} ${n},Many,Easy,https://x.org/${n}`),
      ].join('\n')
    const count = async (file: string) => {
      const { fingerprint } = await look(file)
      const sent = vi.spyOn(pg.Client.prototype, 'query')
      expect((await sendCurriculum(site, admin, file, fingerprint)).status).toBe(200)
      const texts = sent.mock.calls.map(([one]) => (one as unknown as { text?: string }).text ?? String(one))
      sent.mockRestore()
      return texts.filter((text) => /questions|topics|audit/.test(text)).length
    }
    await count(rows(1, 'First'))
    const one = await count(rows(1, 'One'))
    expect(await count(rows(importLimits.rows, 'Many'))).toBe(one)
    expect(one).toBeLessThan(20)
  })
})

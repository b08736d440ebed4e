import type { ImportFile } from '@callofcode/contract/member-import/member-import'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import type { StoredField } from '../member-fact/public.ts'
import { dayOrderOf } from './read-cell.ts'
import { readMembersCsv } from './read-csv.ts'

let site: TestSite
let as: string
beforeAll(async () => {
  site = await testSite()
  as = (await site.member({ role: 'admin' })).as
})
afterAll(() => site.close())

const ask = (path: string, body: ImportFile & { onlyGood?: boolean }) =>
  site.ask('POST', `/admin/members/import${path}`, { as, body })
const field = (name: string, kind: 'date' | 'number'): StoredField => ({
  id: `id of ${name}`,
  name,
  kind,
  choices: [],
  atSignup: 'no',
})

describe('columns', () => {
  test('CLUB-520 a file whose heads nobody knows has its columns chosen, and names what is missing until then', async () => {
    const csv = 'S.No.;Full name (as in ID);College E-mail\n1;Asha Rao;asha@heads.edu'
    const first = (await ask('/preview', { csv })).body.data
    expect(first.heads).toEqual([
      { head: 'S.No.', column: null, samples: ['1'] },
      { head: 'Full name (as in ID)', column: null, samples: ['Asha Rao'] },
      { head: 'College E-mail', column: null, samples: ['asha@heads.edu'] },
    ])
    expect(first.faults[0].message).toContain('none of them is “Name” or “Email”')
    expect(first.columns.slice(0, 2)).toEqual(['Name', 'Email'])
    const columns = [
      { head: 'Full name (as in ID)', column: 'Name' },
      { head: 'College E-mail', column: 'Email' },
      { head: 'Not in this file', column: 'Batch' },
    ]
    expect((await ask('/preview', { csv, columns })).body.data).toMatchObject({
      counts: { new: 1 },
      faultCount: 0,
    })
    expect((await ask('', { csv, columns })).body.data).toMatchObject({ created: 1 })
  })

  test('CLUB-671 a head that is not read shows up to three different cells below it, shortened', async () => {
    const cells = ['', '98450', '98450', '98451 '.repeat(20), '98452', '98453']
    const csv = `Name,Email,Mob No\n${cells.map((cell, nth) => `P ${nth},p${nth}@heads.edu,${cell}`).join('\n')}`
    const { heads } = (await ask('/preview', { csv })).body.data
    expect(heads.map(({ samples }: { samples: string[] }) => samples)).toEqual([
      [],
      [],
      ['98450', '98451 98451 98451 98451 98451 '.slice(0, 30), '98452'],
    ])
  })

  test('CLUB-672 whom a file changes is named by their own name, with that of the file beside it where it is another', async () => {
    await site.member({ name: 'Meera Nair', email: 'meera@heads.edu' })
    const csv = 'Name,Email,Batch\nM. Nair,meera@heads.edu,CSE C\nNew One,new1@heads.edu,CSE C'
    const { people } = (await ask('/preview', { csv })).body.data
    expect(people).toMatchObject([
      { name: 'New One', nameInFile: null, state: 'new' },
      { name: 'Meera Nair', nameInFile: 'M. Nair', state: 'changed' },
    ])
  })

  test('CLUB-520 a known head can mean another column, or none; two heads for one column are said, and can be chosen', () => {
    const csv = 'name,email,mail,batch\nAsha,asha@a.edu,home@b.edu,2027'
    const twice = readMembersCsv(csv)
    expect([twice.faults[0]?.said.text, twice.heads.length]).toEqual([
      'There are two columns for “Email”. Keep one.',
      4,
    ])
    const columns = [
      { head: 'email', column: null },
      { head: 'batch', column: 'Passout year' },
    ]
    expect(readMembersCsv({ csv, columns }).rows).toEqual([
      { line: 2, name: 'Asha', email: 'home@b.edu', passoutYear: 2027, batch: null, facts: {} },
    ])
    const same = readMembersCsv('name,email,x,x\nA,a@a.edu,1,2').heads.map(({ head }) => head)
    expect(same).toEqual(['name', 'email', 'x', 'x (2)'])
  })
})

describe('good rows', () => {
  const csv = [
    'name,email,passout year',
    'Good One,good@rows.edu,2027',
    '"=HYPERLINK(""x"")",bad,27',
    'Good Two,two@rows.edu,2027',
    'Again,two@rows.edu,2027',
    'Many,many@rows.edu,2027,x',
  ].join('\n')

  test('CLUB-521 the rows without a fault are imported alone, and the others are given back with what is wrong', async () => {
    const seen = (await ask('/preview', { csv })).body.data
    expect(seen).toMatchObject({ counts: { new: 2 }, wrongRows: 3, faultCount: 4 })
    expect(seen.faults.map(({ line, place }: never) => [line, place])).toEqual([
      [3, 1],
      [3, 2],
      [5, 1],
      [6, null],
    ])
    const { heads, rows } = (await ask('/wrong-rows', { csv })).body.data
    expect(heads).toEqual(['name', 'email', 'passout year'])
    expect(
      rows.map(({ cells, faults }: { cells: string[]; faults: unknown[] }) => [cells, faults.length]),
    ).toEqual([
      [['=HYPERLINK("x")', 'bad', '27'], 2],
      [['Again', 'two@rows.edu', '2027'], 1],
      [['Many', 'many@rows.edu', '2027', 'x'], 1],
    ])
    expect((await ask('', { csv })).status).toBe(400)
    expect((await ask('', { csv, onlyGood: true })).body.data).toMatchObject({ created: 2 })
    // Without a good row nothing is done.
    expect((await ask('', { csv: 'name,email\nA,bad', onlyGood: true })).status).toBe(400)
    expect((await ask('', { csv: 'who\nA', onlyGood: true })).status).toBe(400)
  })

  test('CLUB-521 a cell that a download made text is read as what it was', () => {
    const { rows } = readMembersCsv("name,email,batch\n'+Asha,asha@a.edu,'=A")
    expect(rows).toMatchObject([{ name: '+Asha', batch: '=A' }])
  })
})

describe('days and numbers', () => {
  const fields = [field('Joined', 'date'), field('CGPA', 'number')]
  const facts = (csv: string, dayFirst?: boolean) => {
    const { rows, faults, unclearDays } = readMembersCsv(
      { csv, ...(dayFirst !== undefined && { dayFirst }) },
      fields,
    )
    return {
      facts: rows.map((row) => Object.values(row.facts)),
      faults: faults.map(({ said }) => said.text),
      unclearDays,
    }
  }
  const joined = (...days: string[]) =>
    `name,email,joined\n${days.map((day, at) => `A,a${at}@a.edu,${day}`).join('\n')}`

  test('CLUB-524 the order of a day is read from the column where it shows, and asked once where it does not', () => {
    expect(
      ['13/1/2024', '1/13/2024', '1.2.2024', '1/2/2024', '2/2/2024'].map((day) => dayOrderOf([day])),
    ).toEqual(['day', 'month', 'day', 'unclear', 'day'])
    expect(facts(joined('01/08/2024', '31/08/2024', '2024-09-01', '1-9-2024')).facts).toEqual([
      ['2024-08-01'],
      ['2024-08-31'],
      ['2024-09-01'],
      ['2024-09-01'],
    ])
    expect(facts(joined('01/08/2024', '08/31/2024')).facts).toEqual([['2024-01-08'], ['2024-08-31']])
    const unclear = joined('01/08/2024', '05/05/2024')
    expect(facts(unclear)).toEqual({
      facts: [['2024-05-05']],
      faults: ['Say above whether the day or the month is first here.'],
      unclearDays: ['Joined'],
    })
    expect(facts(unclear, true).facts).toEqual([['2024-08-01'], ['2024-05-05']])
    expect(facts(unclear, false).facts).toEqual([['2024-01-08'], ['2024-05-05']])
    expect(facts(joined('31/02/2024')).faults).toEqual(['There is no such day.'])
    expect(facts(joined('13/01/2024', '01/13/2024')).faults).toEqual(['There is no such day.'])
  })

  test('CLUB-524 a number may have a decimal comma, and one that could be thousands is a fault', () => {
    const given = ['"8,5"', '"-0,25"', '8.5', '"1,234"', '"1,00,000"']
    const { facts: read, faults } = facts(
      `name,email,cgpa\n${given.map((one, at) => `A,n${at}@a.edu,${one}`).join('\n')}`,
    )
    expect(read).toEqual([['8.5'], ['-0.25'], ['8.5']])
    expect(faults).toEqual(
      Array(2).fill('Write this number with a point and without other signs, like 1234.5.'),
    )
  })
})

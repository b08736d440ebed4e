import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { cellRange } from './cell-range.ts'
import { readImportFile } from './read-import-file.ts'

const head = '<?xml version="1.0" encoding="UTF-8"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const rels = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A workbook as spreadsheets write it. */
function workbook(sheets: Readonly<Record<string, string>>, more: Record<string, Uint8Array> = {}): File {
  const names = Object.keys(sheets)
  const parts: Record<string, string> = {
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${rels}"><sheets>${names
      .map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${names
      .map(
        (_, at) =>
          `<Relationship Id="rId${at + 1}" Type="${rels}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
      )
      .join('')}</Relationships>`,
    'xl/styles.xml': `${head}<styleSheet xmlns="${main}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
  }
  for (const [at, name] of names.entries())
    parts[`xl/worksheets/sheet${at + 1}.xml`] =
      `${head}<worksheet xmlns="${main}"><sheetData>${sheets[name]}</sheetData></worksheet>`
  const bytes = Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]))
  return new File([zipSync({ ...bytes, ...more }) as BlobPart], 'members.xlsx')
}
const text = (at: string, words: string) => `<c r="${at}" t="inlineStr"><is><t>${words}</t></is></c>`

test('CLUB-523 an .xlsx is read: formulas as their values, days as ISO days, numbers as they are shown, sheets with something in them', async () => {
  const rows = [
    `<row r="1">${['Name', 'Email', 'Roll', 'Joined', 'CGPA'].map((one, at) => text(`${'ABCDE'[at]}1`, one)).join('')}</row>`,
    `<row r="3"><c r="A3" t="str"><f>B3&amp;"x"</f><v>Rao, Asha</v></c>${text('B3', 'a@a.edu')}<c r="C3"><v>24001</v></c><c r="D3" s="1"><v>45505</v></c><c r="E3"><v>8.199999999999999</v></c></row>`,
  ].join('')
  const read = await readImportFile(
    workbook({ Empty: '', Members: rows, Guests: `<row r="1">${text('A1', 'Name')}</row>` }),
  )
  expect(read).toEqual({
    sheets: [
      { name: 'Members', csv: 'Name,Email,Roll,Joined,CGPA\n,,,,\n"Rao, Asha",a@a.edu,24001,2024-08-01,8.2' },
      { name: 'Guests', csv: 'Name' },
    ],
  })
})

test('CLUB-523 a workbook that unpacks to too much, or has a cell far away, is refused before it is read', async () => {
  const bomb = workbook({ A: '' }, { 'xl/media.xml': new Uint8Array(41_000_000) })
  expect(bomb.size).toBeLessThan(100_000)
  expect(await readImportFile(bomb)).toEqual({ refused: 'large' })
  for (const far of ['<row r="1048576"></row>', `<row r="1">${text('XFD1', 'far')}</row>`])
    expect(await readImportFile(workbook({ A: far }))).toEqual({ refused: 'large' })
})

const NO_TABLES: readonly (readonly [string, Uint8Array])[] = [
  ['xls', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1])],
  ['pdf', strToU8('%PDF-1.7')],
  ['picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d])],
  ['picture', new Uint8Array([0xff, 0xd8, 0xff, 0xe0])],
  ['ods', zipSync({ mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }] })],
  ['zip', zipSync({ 'notes.txt': strToU8('hello') })],
  ['other', new Uint8Array([1, 0, 2])],
  ['broken', zipSync({ 'xl/workbook.xml': strToU8('<workbook') })],
]

test('CLUB-386 CLUB-523 a file is named for what it is, whatever its name says', async () => {
  for (const [kind, bytes] of NO_TABLES)
    expect(await readImportFile(new File([bytes as BlobPart], 'members.csv'))).toEqual({ refused: kind })
})

test('CLUB-522 a fault leads to its cell, also below rows of several lines and in quotation marks', () => {
  const rows = 'name;email\n"Rao,\n""Asha""";a@a.edu\nB; bad ;x'
  const at = (line: number, place: number | null) => {
    const { from, to } = cellRange(rows, line, place, ';')
    return rows.slice(from, to)
  }
  expect([at(2, 0), at(2, 1), at(4, 1), at(4, null), at(4, 7), at(9, 0)]).toEqual([
    '"Rao,\n""Asha"""',
    'a@a.edu',
    ' bad ',
    'B; bad ;x',
    '',
    '',
  ])
})

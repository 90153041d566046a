/** The rows of a CSV file (RFC 4180) by their column's name; LinkedIn writes notes above the names in some files. */
export function readCsv(text: string, firstColumn: RegExp): Map<string, string>[] {
  const rows = rowsOf(text.replace(/^\ufeff/, ''))
  const at = rows.findIndex((row) => row.some((name) => firstColumn.test(name)))
  const names = rows[at]
  if (!names) return []
  return rows
    .slice(at + 1)
    .filter((row) => row.some((value) => value.trim() !== ''))
    .map((row) => new Map(names.map((name, index) => [name.trim(), (row[index] ?? '').trim()])))
}

function rowsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  let value = ''
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (isQuoted) {
      if (character !== '"') value += character
      else if (text[at + 1] === '"') {
        value += '"'
        at += 1
      } else isQuoted = false
    } else if (character === '"') isQuoted = true
    else if (character === ',') {
      rows.at(-1)?.push(value)
      value = ''
    } else if (character === '\n') {
      rows.at(-1)?.push(value.replace(/\r$/, ''))
      value = ''
      rows.push([])
    } else value += character
  }
  rows.at(-1)?.push(value)
  return rows
}

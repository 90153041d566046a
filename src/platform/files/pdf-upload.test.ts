import { expect, test } from 'vitest'
import { HOSTILE_STRINGS } from '#test/hostile-strings.ts'
import { pdfName } from './pdf-upload.ts'

test.each([
  ['CV Rakoto.PDF', 'CV Rakoto.pdf'],
  ['../../etc/pass"wd\r\nX: y', '.. .. etc pass wd X y.pdf'],
  ['CV\u202Efdp.exe', 'CV fdp.exe.pdf'],
  ['\u0000', 'CV.pdf'],
  [`${'a'.repeat(99)}😀😀`, `${'a'.repeat(99)}😀.pdf`],
])('%j is a file called %j', (given, name) => expect(pdfName(given)).toBe(name))

test('whatever a file is called, its name fits in a header, at any length', () => {
  for (const text of HOSTILE_STRINGS)
    for (const before of ['', 'a', 'CV ']) {
      const name = pdfName(before + text.repeat(60))
      expect(() => encodeURIComponent(name)).not.toThrow()
      expect(name).not.toMatch(/[\p{C}"\\/]/u)
    }
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readReport } from '../scripts/test-report.ts'

const folder = mkdtempSync(join(tmpdir(), 'asafidy-report-'))
const path = join(folder, 'report.json')
afterAll(() => rmSync(folder, { recursive: true }))

function write(report: object | string) {
  writeFileSync(path, typeof report === 'string' ? report : JSON.stringify(report))
}

const FILE = {
  name: join(process.cwd(), 'src/a.test.ts'),
  startTime: 1_000,
  endTime: 3_500,
  assertionResults: [{ status: 'passed', fullName: 'it works' }],
}
const VITEST = { numPassedTests: 3, numFailedTests: 0, testResults: [FILE] }
const PLAYWRIGHT = {
  stats: { expected: 2, unexpected: 1, flaky: 1 },
  suites: [
    {
      file: 'a.spec.ts',
      specs: [{ title: 'it works', ok: true, tests: [{ results: [{ duration: 1_500 }] }] }],
      suites: [
        {
          file: 'a.spec.ts',
          specs: [
            {
              title: 'it opens',
              ok: false,
              tests: [
                { results: [{ duration: 500, error: { message: '\u001b[31mnot visible\u001b[39m' } }] },
              ],
            },
          ],
        },
      ],
    },
  ],
}

test('tests that passed are counted, with the seconds of their file', () => {
  write(VITEST)
  expect(readReport(path, 0)).toEqual({
    passed: 3,
    failed: 0,
    files: [{ name: 'src/a.test.ts', seconds: 2.5 }],
    failures: [],
  })
})

test('what failed is named with how it says why, and so is a file that could not be run', () => {
  const broken = { ...FILE, assertionResults: [], message: 'no such module' }
  const failed = { status: 'failed', fullName: 'it adds', failureMessages: ['expected 3\nto be 4'] }
  write({ ...VITEST, numFailedTests: 1, testResults: [broken, { ...FILE, assertionResults: [failed] }] })
  expect(readReport(path, 1).failures).toEqual([
    'src/a.test.ts › could not be run\n    no such module',
    'src/a.test.ts › it adds\n    expected 3\n    to be 4',
  ])
})

test('browser tests are counted, and one that passed at the second attempt has failed', () => {
  write(PLAYWRIGHT)
  expect(readReport(path, 1)).toEqual({
    passed: 2,
    failed: 2,
    files: [{ name: 'a.spec.ts', seconds: 2 }],
    failures: ['a.spec.ts › it opens\n    not visible'],
  })
})

test('a runner that broke without a failed test has failed: a worker that crashed, a process that was killed', () => {
  write(VITEST)
  expect(readReport(path, 1)).toMatchObject({ passed: 3, failed: 1 })
  expect(readReport(path, null)).toMatchObject({ passed: 3, failed: 1 })
})

test('no report, half a report and one without a test have failed, however the program ended', () => {
  expect(readReport(join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1, files: [], failures: [] })
  write('{"numPassedTests":')
  expect(readReport(path, 0)).toEqual({ passed: 0, failed: 1, files: [], failures: [] })
  write({ numPassedTests: 0, numFailedTests: 0, testResults: [] })
  expect(readReport(path, 0)).toEqual({ passed: 0, failed: 1, files: [], failures: [] })
})

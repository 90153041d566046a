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

const FILE = { name: join(process.cwd(), 'src/a.test.ts'), startTime: 1_000, endTime: 3_500 }
const VITEST = { numPassedTests: 3, numFailedTests: 0, testResults: [FILE] }
const PLAYWRIGHT = {
  stats: { expected: 2, unexpected: 1, flaky: 1 },
  suites: [
    {
      file: 'a.spec.ts',
      specs: [{ tests: [{ results: [{ duration: 1_500 }] }] }],
      suites: [{ file: 'a.spec.ts', specs: [{ tests: [{ results: [{ duration: 500 }] }] }] }],
    },
  ],
}

test('tests that passed are counted, with the seconds of their file', () => {
  write(VITEST)
  expect(readReport(path, 0)).toEqual({
    passed: 3,
    failed: 0,
    files: [{ name: 'src/a.test.ts', seconds: 2.5 }],
  })
})

test('browser tests are counted, and one that passed at the second attempt has failed', () => {
  write(PLAYWRIGHT)
  expect(readReport(path, 1)).toEqual({ passed: 2, failed: 2, files: [{ name: 'a.spec.ts', seconds: 2 }] })
})

test('a runner that broke without a failed test has failed: a worker that crashed, a process that was killed', () => {
  write(VITEST)
  expect(readReport(path, 1)).toMatchObject({ passed: 3, failed: 1 })
  expect(readReport(path, null)).toMatchObject({ passed: 3, failed: 1 })
})

test('no report, half a report and one without a test have failed, however the program ended', () => {
  expect(readReport(join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1, files: [] })
  write('{"numPassedTests":')
  expect(readReport(path, 0)).toEqual({ passed: 0, failed: 1, files: [] })
  write({ numPassedTests: 0, numFailedTests: 0, testResults: [] })
  expect(readReport(path, 0)).toEqual({ passed: 0, failed: 1, files: [] })
})

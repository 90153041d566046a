import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const LINES_OF_WHY = 6

/** The outcome of a run; `seconds` are those that the tests of a file took. */
export interface TestReport {
  passed: number
  failed: number
  files: { name: string; seconds: number }[]
  /** The file and the sentence of each test that failed, with the first lines of its reason. */
  failures: string[]
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    startTime: number
    endTime: number
    /** The reason why the file could not run at all. */
    message?: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[]
  }[]
}

interface PlaywrightResult {
  duration: number
  error?: { message?: string }
}

interface PlaywrightSuite {
  file: string
  specs: { title: string; ok: boolean; tests: { results: PlaywrightResult[] }[] }[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: PlaywrightSuite[]
}

/**
 * Reads the report that Vitest or Playwright wrote at `path` and how the program ended.
 * One that left no report, ran no test or broke without a failed test has failed all the same.
 */
export function readReport(path: string, status: number | null): TestReport {
  const report = parseReport(path) ?? { passed: 0, failed: 0, files: [], failures: [] }
  const broken = status !== 0 || report.passed === 0
  return broken && report.failed === 0 ? { ...report, failed: 1 } : report
}

function parseReport(path: string): TestReport | null {
  try {
    const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport | PlaywrightReport
    return 'stats' in report ? fromPlaywright(report) : fromVitest(report)
  } catch {
    return null
  }
}

function fromVitest(report: VitestReport): TestReport {
  const files = report.testResults.map(({ name, startTime, endTime }) => ({
    name: relative(process.cwd(), name),
    seconds: (endTime - startTime) / 1000,
  }))
  const failures = report.testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(process.cwd(), name)
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (message && failed.length === 0) return [failureOf(file, 'could not be run', message)]
    return failed.map((test) => failureOf(file, test.fullName, test.failureMessages?.[0]))
  })
  return { passed: report.numPassedTests, failed: report.numFailedTests, files, failures }
}

function fromPlaywright({ stats, suites }: PlaywrightReport): TestReport {
  const files = suites.map((suite) => ({ name: suite.file, seconds: secondsOf(suite) }))
  const failures = suites.flatMap(failuresOf)
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, files, failures }
}

function failuresOf({ file, specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => failureOf(file, title, tests[0]?.results[0]?.error?.message))
  return [...own, ...suites.flatMap(failuresOf)]
}

function failureOf(file: string, sentence: string, why = ''): string {
  const words = stripVTControlCharacters(why).trim().split('\n').slice(0, LINES_OF_WHY)
  return [`${file} › ${sentence}`, ...words.map((line) => `    ${line}`)].join('\n')
}

function secondsOf({ specs, suites = [] }: PlaywrightSuite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results))
  const own = results.reduce((sum, { duration }) => sum + duration / 1000, 0)
  return suites.reduce((sum, suite) => sum + secondsOf(suite), own)
}

import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** What a runner says of its tests; seconds are those of each file's tests. */
export interface TestReport {
  passed: number
  failed: number
  files: { name: string; seconds: number }[]
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; startTime: number; endTime: number }[]
}

interface PlaywrightSuite {
  file: string
  specs: { tests: { results: { duration: number }[] }[] }[]
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
  const report = parseReport(path) ?? { passed: 0, failed: 0, files: [] }
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
  return { passed: report.numPassedTests, failed: report.numFailedTests, files }
}

function fromPlaywright({ stats, suites }: PlaywrightReport): TestReport {
  const files = suites.map((suite) => ({ name: suite.file, seconds: secondsOf(suite) }))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, files }
}

function secondsOf({ specs, suites = [] }: PlaywrightSuite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results))
  const own = results.reduce((sum, { duration }) => sum + duration / 1000, 0)
  return suites.reduce((sum, suite) => sum + secondsOf(suite), own)
}

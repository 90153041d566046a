import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { findChromium } from '../../scripts/test-machine.ts'
import { startServer } from '../../test/processes/server-process.ts'
import { BROWSER_FLAGS } from '../page-weights.ts'
import type { Report } from '../report.ts'
import { listPublicPages } from './pages.ts'
import { findAuditTool } from './tools.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof CATEGORIES)[number]
type Scores = Record<Category, number>

const LEAST: Scores = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
const RUNS = 3

interface Result {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>
}

/**
 * Asks Lighthouse about each public page as a phone sees it, the median of three runs. Only pages that
 * search engines may list are asked about, for the others lose points for not being so.
 */
export async function measureLighthouse(env: Record<string, string>, report: Report) {
  const tool = findAuditTool('lighthouse/cli/index.js')
  const server = await startServer({
    ...env,
    DATABASE_URL: '',
    DATA_DIR: `${env.DATA_DIR}-lighthouse`,
    DEMO: '1',
  })
  try {
    const { listed } = await listPublicPages(server.url)
    for (const path of listed) {
      // The server prepares something for its first visitor, which is not to be measured.
      await (await fetch(server.url + path)).text()
      const runs: Result[] = []
      while (runs.length < RUNS) runs.push(await audit(tool, server.url + path))
      for (const category of CATEGORIES) {
        const scores = runs.map(({ categories }) => Math.round((categories[category].score ?? 0) * 100))
        report.reaches(
          `Lighthouse ${category} of ${path.replace(/\d.*/, '…')}`,
          median(scores),
          LEAST[category],
        )
      }
      console.log(`     what costs it points: ${runs.flatMap(findLosses).join('; ') || 'nothing'}`)
    }
  } finally {
    await server.stop()
  }
}

const FLAGS = ['--headless=new', ...BROWSER_FLAGS]

const execute = promisify(execFile)

/** Waits without blocking, so that a connection which the server closes meanwhile is not taken for the next page. */
async function audit(tool: string, url: string): Promise<Result> {
  const options = [
    `--only-categories=${CATEGORIES}`,
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
  ]
  const { stdout } = await execute(
    process.execPath,
    [tool, url, ...options, `--chrome-flags=${FLAGS.join(' ')}`],
    { maxBuffer: 100_000_000, env: { ...process.env, CHROME_PATH: findChromium() } },
  )
  return JSON.parse(stdout)
}

/** The audits that cost a page points in a run, with what Lighthouse says of each. */
function findLosses({ categories, audits }: Result): string[] {
  const refs = Object.values(categories).flatMap(({ auditRefs }) => auditRefs)
  const lost = refs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
  return lost.map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim())
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

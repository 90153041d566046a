import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../test/processes/server-process.ts'
import type { Report } from '../report.ts'
import { listPublicPages } from './pages.ts'
import { findAuditTool } from './tools.ts'

interface Message {
  type: 'error' | 'info' | 'non-document-error'
  subType?: 'warning' | 'fatal'
  url: string
  message: string
  extract?: string
  lastLine?: number
}

/**
 * Asks the W3C’s checker (`vnu-jar`, in Java) about each public page as it is served. Its warnings count as its errors do;
 * what it only remarks (the slashes that React writes in void elements) does not.
 */
export async function checkPublicHtml(env: Record<string, string>, report: Report) {
  if (spawnSync('java', ['-version']).status !== 0)
    return report.unmeasured('valid HTML', 'Java is missing (Debian: apt-get install default-jre-headless)')
  const checker = findAuditTool('vnu-jar/build/dist/vnu.jar')
  const server = await startServer({ ...env, DATABASE_URL: '', DATA_DIR: `${env.DATA_DIR}-html`, DEMO: '1' })
  try {
    const { listed, unlisted } = await listPublicPages(server.url)
    const folder = mkdtempSync(join(tmpdir(), 'asafidy-html-'))
    const paths = [...listed, ...unlisted]
    const files = paths.map((_, at) => join(folder, `${at}.html`))
    for (const [at, path] of paths.entries()) {
      const answer = await fetch(server.url + path, { headers: { accept: 'text/html' } })
      writeFileSync(files[at] ?? '', await answer.text())
    }
    const messages = check(checker, files)
    rmSync(folder, { recursive: true })
    for (const [at, path] of paths.entries()) {
      const own = messages.filter(({ url }) => url.endsWith(`/${at}.html`))
      for (const { lastLine, message, extract } of own)
        console.log(`     ${path}:${lastLine} ${message} ${extract}`)
      report.within(`invalid HTML of ${path.replace(/\d.*/, '…')}`, own.length, 0, 'messages')
    }
  } finally {
    await server.stop()
  }
}

/** @throws Error when the checker did not read the files to their end */
function check(checker: string, files: string[]): Message[] {
  const { stderr } = spawnSync('java', ['-jar', checker, '--format', 'json', ...files], {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  })
  const { messages } = JSON.parse(stderr) as { messages: Message[] }
  const broken = messages.find(({ type }) => type === 'non-document-error')
  if (broken) throw new Error(`the checker could not read ${broken.url}: ${broken.message}`)
  return messages.filter(({ type, subType }) => type === 'error' || subType === 'warning')
}

import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readPdf } from '#test/resumes/pdf-text.ts'
import { resume, summary } from '#test/resumes/printed-resumes.ts'
import { composePdf } from './compose.ts'

/** The processes of this one that set CVs. */
function settingProcesses(): number[] {
  const tasks = readdirSync(`/proc/${process.pid}/task`)
  const children = tasks.flatMap((task) =>
    readFileSync(`/proc/${process.pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )
  return children.filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('composing/child')
    } catch {
      return false
    }
  })
}

const LONG = resume(
  { first_name: 'Soa' },
  Array.from({ length: 25 }, (_, index) =>
    summary(`<p>${`Ligne ${index} et suite. `.repeat(150)}</p>`, `S${index}`),
  ),
)

test('a CV whose process is killed while it is set is set all the same, and so is the next one', async () => {
  await composePdf(resume({ first_name: 'Soa' }, []))
  const [before] = settingProcesses()
  expect(before).toBeDefined()
  const composing = composePdf(LONG)
  await new Promise((resolve) => setTimeout(resolve, 5))
  for (const pid of settingProcesses()) process.kill(pid, 'SIGKILL')
  const { pages, layout } = await readPdf(await composing)
  expect(pages).toBeGreaterThan(3)
  expect(layout).toContain('Ligne 24')
  await expect.poll(settingProcesses).not.toContain(before)
  expect((await readPdf(await composePdf(resume({ first_name: 'Fara' }, [])))).title).toBe('CV Fara')
})

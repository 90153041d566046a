import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { BOMBS, CIRCLES } from '#test/pdfs/bombs.ts'
import { HOSTILE_PDFS } from '#test/pdfs/hostile.ts'
import { makePdf } from '#test/pdfs/make-pdf.ts'
import { startServer } from '#test/processes/server-process.ts'
import { watchMemory } from '../process-memory.ts'
import { makeApplicants } from './scene/hiring.ts'
import { ENV, openScene, type Person } from './scene/people.ts'

// Two hundred uploads of every hostile kind by eight people at once, while somebody else reads pages and sends one CV.
// --files FOLDER (or HOSTILE_FILES) adds what is in it, as a CV and as a picture.
const UPLOADS = 200
const ATTACKERS = 8
const AT_ONCE = 24
const MOST_MB = 450
const SLOWEST_MS = 500

type Upload = { name: string; field: 'file' | 'picture'; bytes: Uint8Array }

const scene = await openScene()
const people = await makeApplicants(scene.services, ATTACKERS + 1)
await scene.close()
const uploads = await makeUploads()
const server = await startServer(ENV)
const memory = watchMemory(server.child.pid ?? 0)
const [reader, ...attackers] = people
if (!reader) throw new Error('nobody reads')
const alone = await readAlone(reader)
let over = false
const reading = readMeanwhile(reader)
const outcomes = await attack()
over = true
const { times, sent } = await reading
const most = memory.stop()
await server.stop()
report()

async function makeUploads(): Promise<Upload[]> {
  const pdf = (name: string, bytes: Uint8Array): Upload => ({ name, field: 'file', bytes })
  const kinds = [
    ...Object.entries(BOMBS).map(([name, make]) => pdf(name, make())),
    ...Object.entries({ ...CIRCLES, ...HOSTILE_PDFS }).map(([name, bytes]) => pdf(name, bytes)),
    pdf(
      'two plain megabytes',
      makePdf({ more: [`<< /Length 1900000 >>\nstream\n${'a'.repeat(1_900_000)}\nendstream`] }),
    ),
    ...(await largePictures()),
    ...givenFiles(),
  ]
  return Array.from({ length: Math.max(UPLOADS, kinds.length) }, (_, at) => kinds[at % kinds.length]).filter(
    (each) => each !== undefined,
  )
}

/** Pictures of as many pixels as are read, in each format that can hold them. */
async function largePictures(): Promise<Upload[]> {
  const side = 7_700
  const plain = () => sharp({ create: { width: side, height: side, channels: 3, background: '#123456' } })
  const kinds = {
    'a large PNG': plain().png({ compressionLevel: 9 }),
    'a large interlaced PNG': plain().png({ progressive: true }),
    'a large JPEG': plain().jpeg({ quality: 20 }),
    'a large progressive JPEG': plain().jpeg({ quality: 20, progressive: true }),
    'a large WebP': plain().webp({ quality: 20 }),
  }
  const made: Upload[] = []
  for (const [name, image] of Object.entries(kinds))
    made.push({ name, field: 'picture', bytes: await image.toBuffer() })
  return made
}

function givenFiles(): Upload[] {
  const at = process.argv.indexOf('--files')
  const folder = at < 0 ? process.env.HOSTILE_FILES : process.argv[at + 1]
  if (!folder) return []
  const files = readdirSync(folder).filter((name) => statSync(join(folder, name)).isFile())
  return files.flatMap((name) => {
    const bytes = readFileSync(join(folder, name))
    return (['file', 'picture'] as const).map((field) => ({ name: `${name} as a ${field}`, field, bytes }))
  })
}

async function attack() {
  const waiting = uploads.map((upload, index) => ({ upload, sender: attackers[index % attackers.length] }))
  const outcomes: { name: string; status: number; ms: number }[] = []
  const one = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (!next.sender) return
      outcomes.push({ name: next.upload.name, ...(await send(next.sender, next.upload)) })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
  return outcomes
}

async function send({ cookie, token }: Person, { field, bytes }: Upload) {
  const isPicture = field === 'picture'
  const form = new FormData()
  const texts = isPicture
    ? { _method: 'PUT', first_name: 'Miora', last_name: 'Rakoto' }
    : { title: 'Comptable', name: 'CV', description: 'Dix ans.', is_draft: '0' }
  for (const [name, value] of Object.entries(texts)) form.set(name, value)
  const type = isPicture ? 'image/png' : 'application/pdf'
  form.set(field, new Blob([Uint8Array.from(bytes)], { type }), isPicture ? 'photo.png' : 'cv.pdf')
  const begun = performance.now()
  const answer = await fetch(`${server.url}/api/${isPicture ? 'user' : 'applicant/resumes'}`, {
    method: 'POST',
    headers: { cookie, 'x-xsrf-token': token, accept: 'application/json' },
    body: form,
    signal: AbortSignal.timeout(120_000),
  }).catch(() => null)
  await answer?.arrayBuffer()
  return { status: answer?.status ?? 0, ms: performance.now() - begun }
}

async function readOnce({ cookie }: Person): Promise<number> {
  const begun = performance.now()
  const answer = await fetch(`${server.url}/api/applicant/resumes`, {
    headers: { cookie, accept: 'application/json' },
  })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`the reader was answered ${answer.status}`)
  return performance.now() - begun
}

/** Measures how slow this machine is by itself, as the 99th percentile. */
async function readAlone(sender: Person): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < 200; turn += 1) times.push(await readOnce(sender))
  return lastOf(times.sort((a, b) => a - b))
}

function lastOf(sorted: number[]): number {
  return sorted[Math.floor(sorted.length * 0.99)] ?? Number.POSITIVE_INFINITY
}

/** A person who reads pages and sends a CV now and then, to whom the hostile uploads must make no difference. */
async function readMeanwhile(sender: Person) {
  const times: number[] = []
  const sent: number[] = []
  while (!over) {
    times.push(await readOnce(sender))
    if (times.length % 200 === 100) {
      const own = { name: 'a usual CV', field: 'file' as const, bytes: makePdf() }
      sent.push((await send(sender, own)).ms)
    }
    await new Promise((resume) => setTimeout(resume, 20))
  }
  return { times: times.sort((a, b) => a - b), sent }
}

function report() {
  const counts = Object.groupBy(outcomes, ({ status }) => String(status))
  const slowest = outcomes.toSorted((a, b) => b.ms - a.ms).slice(0, 5)
  const last = lastOf(times)
  // A machine that is busy with something else was slow before the first upload too, so its own pace counts.
  const slowestAllowed = Math.max(SLOWEST_MS, 3 * alone)
  console.log(`${outcomes.length} uploads, by status:`)
  for (const [status, all] of Object.entries(counts)) console.log(`  ${status}: ${all?.length}`)
  for (const { name, ms, status } of slowest) console.log(`  ${Math.round(ms)} ms: ${name} (${status})`)
  console.log(
    `memory at most: ${most.server} MB, with its processes ${most.all} MB, at the end ${most.last} MB`,
  )
  console.log(
    `${times.length} requests of somebody else: 99 in 100 under ${Math.round(last)} ms (${Math.round(alone)} before the first upload), the slowest ${Math.round(times.at(-1) ?? 0)} ms`,
  )
  console.log(`their own CVs took ${sent.map(Math.round).join(', ')} ms`)
  const failures = [
    ...outcomes.filter(({ status }) => ![200, 201, 422, 429, 503].includes(status)).map(({ name }) => name),
    ...(most.all > MOST_MB ? [`more than ${MOST_MB} MB`] : []),
    ...(last > slowestAllowed ? [`slower than ${Math.round(slowestAllowed)} ms`] : []),
  ]
  console.log(`${outcomes.length + times.length} tries, ${failures.length} failures`)
  for (const failure of failures) console.log(`  FAILED: ${failure}`)
  process.exitCode = failures.length ? 1 : 0
}

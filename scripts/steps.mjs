import { spawn } from 'node:child_process'

/** One line on the terminal for what lasts: what it is, and the seconds that it took or takes until now. */
function showStep(what) {
  const started = Date.now()
  const seconds = () => `${what}… ${Math.round((Date.now() - started) / 1000)} s`
  process.stdout.write(`${what}…`)
  const timer = process.stdout.isTTY ? setInterval(() => process.stdout.write(`\r${seconds()}`), 1000) : null
  return () => {
    clearInterval(timer ?? undefined)
    process.stdout.write(process.stdout.isTTY ? `\r${seconds()}\n` : `${seconds().slice(what.length + 1)}\n`)
  }
}

/**
 * Runs programs side by side as one step. What they print is shown when one of them fails, and this process ends then with
 * its code: what they say of a success is for who works on them.
 * @param {string} what
 * @param {[program: string, ...args: string[]][]} programs
 * @param {{ cwd: string, env: Record<string, string | undefined> }} options
 */
export async function runStep(what, programs, options) {
  const end = showStep(what)
  const results = await Promise.all(programs.map((program) => runQuietly(program, options)))
  end()
  const failed = results.filter(({ code }) => code !== 0)
  for (const { output } of failed) process.stderr.write(output)
  if (failed[0]) process.exit(failed[0].code ?? 1)
}

function runQuietly([program, ...args], options) {
  return new Promise((done) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    child.once('error', ({ message }) =>
      done({ code: 1, output: `${program} could not be started: ${message}\n` }),
    )
    child.once('close', (code) => done({ code: code ?? 1, output }))
  })
}

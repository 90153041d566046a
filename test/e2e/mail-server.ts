import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

interface TakenMail {
  to: string[]
  subject: string
  text: string
}

/** A mail server of this machine that can refuse every receiver for a while, and keeps what it takes. */
export async function openMailServer() {
  const taken: TakenMail[] = []
  let isRefusing = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo(_address, _session, done) {
      const refusal = Object.assign(new Error('5.7.1 this sender is blocked'), { responseCode: 550 })
      done(isRefusing ? refusal : null)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const { subject = '', text = '' } = await PostalMime.parse(Buffer.concat(chunks))
        taken.push({ to: session.envelope.rcptTo.map(({ address }) => address), subject, text })
        done()
      })
    },
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    taken,
    env: { SMTP_URL: `smtp://127.0.0.1:${port}` },
    refuse(refusing: boolean) {
      isRefusing = refusing
    },
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}

import { randomUUID } from 'node:crypto'
import { type LocalAnswer, openLocalServer, type ReceivedRequest } from '../operators/local-server.ts'

interface SentMessage {
  to: string
  text: string
}

const ORANGE = { id: 'orange-sms-id-of-the-tests', secret: 'orange-sms-secret-of-the-tests' }
const SENDER = '+2610000'

/** Orange's SMS API as its public documentation describes it. */
export async function openLocalOrangeSms() {
  const sent: SentMessage[] = []
  const tokens = new Set<string>()
  const server = await openLocalServer((request) => {
    if (request.path === '/oauth/v3/token') return giveToken(request)
    if (!tokens.has(String(request.headers.authorization).replace('Bearer ', '')))
      return { status: 401, body: { code: 42, message: 'Expired credentials' } }
    if (request.path !== `/smsmessaging/v1/outbound/${encodeURIComponent(`tel:${SENDER}`)}/requests`)
      return { status: 404 }
    return take(JSON.parse(request.text).outboundSMSMessageRequest)
  })

  function giveToken({ headers, text }: ReceivedRequest): LocalAnswer {
    const basic = Buffer.from(`${ORANGE.id}:${ORANGE.secret}`).toString('base64')
    if (headers.authorization !== `Basic ${basic}` || text !== 'grant_type=client_credentials')
      return { status: 401, body: { error: 'invalid_client' } }
    const access_token = randomUUID()
    tokens.add(access_token)
    return { body: { token_type: 'Bearer', access_token, expires_in: 3600 } }
  }

  function take(asked: {
    address: string
    senderAddress: string
    outboundSMSTextMessage: { message: string }
  }): LocalAnswer {
    if (asked.senderAddress !== `tel:${SENDER}` || !/^tel:\+\d+$/.test(asked.address))
      return { status: 400, body: { requestError: { serviceException: { messageId: 'SVC0004' } } } }
    sent.push({ to: asked.address.slice('tel:'.length), text: asked.outboundSMSTextMessage.message })
    return { status: 201, body: { outboundSMSMessageRequest: { ...asked, resourceURL: `/${randomUUID()}` } } }
  }

  return {
    ...server,
    sent,
    expireTokens: () => tokens.clear(),
    env: {
      ORANGE_SMS_API: server.base,
      ORANGE_SMS_CLIENT_ID: ORANGE.id,
      ORANGE_SMS_CLIENT_SECRET: ORANGE.secret,
    },
  }
}

const KEY = 'Bearer key-of-the-tests'

/** A gateway that calls the parts of a message by names of its own, and takes each id once. */
export async function openLocalHttpGateway() {
  const sent = new Map<string, SentMessage>()
  const server = await openLocalServer(({ headers, text }) => {
    if (headers['x-key'] !== KEY) return { status: 401 }
    const { reference, phone, message } = JSON.parse(text)
    sent.set(reference, { to: phone, text: message })
    return { status: 202, body: { status: 'queued' } }
  })
  return {
    ...server,
    /** The messages that were sent, in their order. */
    listSent: () => [...sent.values()],
    forgetSent() {
      sent.clear()
      server.forgetPlans()
    },
    env: {
      SMS_HTTP_URL: `${server.base}/send`,
      SMS_HTTP_KEY: KEY,
      SMS_HTTP_KEY_HEADER: 'X-Key',
      SMS_HTTP_TO_FIELD: 'phone',
      SMS_HTTP_TEXT_FIELD: 'message',
      SMS_HTTP_ID_FIELD: 'reference',
      SMS_INCOMING_SECRET: 'a-secret-of-the-tests-that-nobody-guesses',
    },
  }
}

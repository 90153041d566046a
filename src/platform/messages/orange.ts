import type { Clock } from '../clock.ts'
import { sendRequest } from '../outgoing/requests.ts'
import { openSession } from '../outgoing/token-session.ts'
import { type MessageGateway, readAnswer } from './gateway.ts'

export interface OrangeSmsSettings {
  /** `https://api.orange.com`, without a slash at its end. */
  base: string
  client_id: string
  client_secret: string
  /** The number that Orange gives to each country: +2610000 for Madagascar. */
  sender: string
  /** The name that phones show, once Orange has allowed it. */
  sender_name: string | undefined
  timeout_ms: number
}

/** Orange's SMS API (https://developer.orange.com/apis/sms), which answers 201 for a message that it took. */
export function openOrangeSms(clock: Clock, settings: OrangeSmsSettings): MessageGateway {
  const { base, sender, sender_name, timeout_ms } = settings
  const session = openSession(clock, () => requestToken(settings))
  const senderAddress = `tel:${sender}`
  const url = `${base}/smsmessaging/v1/outbound/${encodeURIComponent(senderAddress)}/requests`
  return async ({ to, text }) => {
    const body = JSON.stringify({
      outboundSMSMessageRequest: {
        address: `tel:${to}`,
        senderAddress,
        ...(sender_name && { senderName: sender_name }),
        outboundSMSTextMessage: { message: text },
      },
    })
    const reply = await session((token) =>
      sendRequest({
        method: 'POST',
        url,
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
        },
        body,
        timeout_ms,
      }),
    )
    return readAnswer(reply, (status) => status === 201)
  }
}

function requestToken({ base, client_id, client_secret, timeout_ms }: OrangeSmsSettings) {
  return sendRequest({
    method: 'POST',
    url: `${base}/oauth/v3/token`,
    headers: {
      accept: 'application/json',
      authorization: `Basic ${Buffer.from(`${client_id}:${client_secret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
    timeout_ms,
  })
}

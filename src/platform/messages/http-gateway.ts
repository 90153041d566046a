import { sendRequest } from '../outgoing/requests.ts'
import { type MessageGateway, readAnswer } from './gateway.ts'

export interface HttpGatewaySettings {
  url: string
  /** Sent as it is in the header `key_header`: « Bearer abc » for most gateways. */
  key: string
  key_header: string
  /** What the gateway calls the receiver, the text, the sender and the id of the message. */
  fields: { to: string; text: string; from: string; id: string }
  /** The name or number that phones show; left out where the gateway knows it. */
  from: string | undefined
  timeout_ms: number
}

/** Any gateway that takes one message as a JSON object, and answers with a status of success when it took it. */
export function openHttpGateway(settings: HttpGatewaySettings): MessageGateway {
  const { url, key, key_header, fields, from, timeout_ms } = settings
  return async ({ id, to, text }) => {
    const body = {
      [fields.id]: id,
      [fields.to]: to,
      [fields.text]: text,
      ...(from && { [fields.from]: from }),
    }
    const reply = await sendRequest({
      method: 'POST',
      url,
      headers: { accept: 'application/json', 'content-type': 'application/json', [key_header]: key },
      body: JSON.stringify(body),
      timeout_ms,
    })
    return readAnswer(reply, (status) => status >= 200 && status < 300)
  }
}

import { SECOND } from '#src/shared/durations.ts'
import type { Env } from '../env.ts'
import type { Services } from '../services.ts'
import { openCapture } from './captured.ts'
import type { MessageGateway } from './gateway.ts'
import { openHttpGateway } from './http-gateway.ts'
import { openOrangeSms } from './orange.ts'

const TIMEOUT_MS = 15 * SECOND

const opened = new WeakMap<Env, MessageGateway>()

/** The gateway whose keys are in the environment, opened once by a process, because it keeps its token; null without one. */
export function gatewayOf(services: Pick<Services, 'env' | 'clock'>): MessageGateway | null {
  const known = opened.get(services.env)
  if (known) return known
  const gateway = openGateway(services)
  if (gateway) opened.set(services.env, gateway)
  return gateway
}

/** @param timeout_ms how long one request may take */
export function openGateway(
  { env, clock }: Pick<Services, 'env' | 'clock'>,
  timeout_ms = TIMEOUT_MS,
): MessageGateway | null {
  switch (env.sms) {
    case 'orange':
      return openOrangeSms(clock, {
        base: env.ORANGE_SMS_API,
        client_id: env.ORANGE_SMS_CLIENT_ID ?? '',
        client_secret: env.ORANGE_SMS_CLIENT_SECRET ?? '',
        sender: env.ORANGE_SMS_SENDER,
        sender_name: env.ORANGE_SMS_SENDER_NAME,
        timeout_ms,
      })
    case 'http':
      return openHttpGateway({
        url: env.SMS_HTTP_URL ?? '',
        key: env.SMS_HTTP_KEY ?? '',
        key_header: env.SMS_HTTP_KEY_HEADER,
        fields: {
          to: env.SMS_HTTP_TO_FIELD,
          text: env.SMS_HTTP_TEXT_FIELD,
          from: env.SMS_HTTP_FROM_FIELD,
          id: env.SMS_HTTP_ID_FIELD,
        },
        from: env.SMS_HTTP_FROM,
        timeout_ms,
      })
    case 'file':
      return openCapture(env)
    case null:
      return null
  }
}

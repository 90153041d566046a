import { HttpError } from 'react-admin'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Calls the administration's API; null for an answer without a body.
 * @throws HttpError with the server's own words
 */
export async function ask<Reply>(method: Method, path: string, body?: object): Promise<Reply> {
  const answer = await send(method, path, body)
  // The session that the token was of is over: the refusal brought another one.
  return read<Reply>(answer.status === 419 ? await send(method, path, body) : answer)
}

async function send(method: Method, path: string, body?: object): Promise<Response> {
  if (method !== 'GET' && !token()) await fetch('/sanctum/csrf-cookie')
  try {
    return await fetch(path, {
      method,
      headers: {
        accept: 'application/json',
        ...(method !== 'GET' && { 'x-xsrf-token': token() }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  } catch {
    throw new HttpError('Pas de réponse du serveur. Vérifiez votre connexion, puis réessayez.', 0)
  }
}

async function read<Reply>(answer: Response): Promise<Reply> {
  const text = await answer.text()
  const isJson = answer.headers.get('content-type')?.includes('json')
  const body = isJson && text ? JSON.parse(text) : null
  if (!answer.ok) throw new HttpError(body?.message ?? `Erreur ${answer.status}`, answer.status, body)
  return body as Reply
}

function token(): string {
  const found = /(?:^|; )ADMIN-XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1]
  return found ? decodeURIComponent(found) : ''
}

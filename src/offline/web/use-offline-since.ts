import { useEffect, useState } from 'react'

const KEY = 'asafidy.offline-since'

/** When this tab first found no network, across its tries since; null with one, and until the page is alive. */
export function useOfflineSince(online: boolean): number | null {
  const [since, setSince] = useState<number | null>(null)
  useEffect(() => setSince(online ? forget() : readOrNote(Date.now())), [online])
  return since
}

function forget(): null {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // A browser that refuses storage has noted nothing either.
  }
  return null
}

function readOrNote(now: number): number {
  try {
    const noted = Number(sessionStorage.getItem(KEY))
    if (noted > 0 && noted <= now) return noted
    sessionStorage.setItem(KEY, String(now))
  } catch {
    // Without storage each try begins anew.
  }
  return now
}

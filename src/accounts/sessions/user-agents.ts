import Bowser from 'bowser'

/** What a browser is, apart from its version: « Chrome » and « Android ». */
function partsOf(userAgent: string): { browser: string; system: string } {
  if (!userAgent) return { browser: '', system: '' }
  const { browser, os } = Bowser.parse(userAgent)
  return { browser: browser.name ?? '', system: os.name ?? '' }
}

/** « Chrome sur Android », as its owner would call it. */
export function deviceLabel(userAgent: string): string {
  const { browser, system } = partsOf(userAgent)
  if (browser && system) return `${browser} sur ${system}`
  return browser || system || 'Appareil inconnu'
}

/** The same for every version of one browser on one system. */
export function deviceFamily(userAgent: string): string {
  const { browser, system } = partsOf(userAgent)
  return `${browser}/${system}`
}

/** Small enough to hold in the hand, for the icon beside it. */
export function isHandheld(userAgent: string): boolean {
  if (!userAgent) return false
  const { type } = Bowser.parse(userAgent).platform
  return type === 'mobile' || type === 'tablet'
}

import Bowser from 'bowser'

/** The names of the browser and its system without versions: « Chrome » and « Android ». */
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

/** All versions of a browser on one system are one family, so that an update is no new device. */
export function deviceFamily(userAgent: string): string {
  const { browser, system } = partsOf(userAgent)
  return `${browser}/${system}`
}

/** Whether the device is a phone or a tablet, which has another icon. */
export function isHandheld(userAgent: string): boolean {
  if (!userAgent) return false
  const { type } = Bowser.parse(userAgent).platform
  return type === 'mobile' || type === 'tablet'
}

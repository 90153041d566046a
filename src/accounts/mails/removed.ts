import type { Removed } from '../proof/claiming.ts'
import { PROVIDER_NAMES } from '../shared/providers.ts'

const LIST = new Intl.ListFormat('fr')

/** Lists in one paragraph what the first proof of the mailbox removed; no paragraph when it removed nothing. */
export function removedParagraph({ password, codes, links, devices }: Removed): string[] {
  const things = [
    ...(password ? ['le mot de passe'] : []),
    ...links.map((provider) => `le compte ${PROVIDER_NAMES[provider]} lié`),
    ...(codes ? ['les codes de connexion'] : []),
    ...(devices ? ['les appareils connectés'] : []),
  ]
  if (things.length === 0) return []
  return [
    `Avant cela, personne n’avait prouvé que cette adresse était la sienne\u00A0: par prudence, nous avons retiré de ce compte ${LIST.format(things)} d’avant.`,
  ]
}

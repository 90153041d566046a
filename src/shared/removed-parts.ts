import { z } from 'zod'

/** What the server leaves out of a received PDF, in the words that the person reads. */
const REMOVED_PARTS = {
  actions: 'les actions automatiques',
  attachments: 'les pièces jointes',
  external: 'les contenus enregistrés ailleurs',
  form: 'le formulaire (ce qui y est écrit reste visible)',
  media: 'les sons, vidéos et objets animés',
  links: 'les liens qui ne mènent ni à un site ni à une adresse e-mail',
} as const

export type RemovedPart = keyof typeof REMOVED_PARTS

/** The field of a reply to a PDF that was changed. */
export const removedParts = z
  .array(z.enum(['actions', 'attachments', 'external', 'form', 'links', 'media']))
  .optional()

/** « Nous avons retiré les actions automatiques et les pièces jointes de votre fichier. »; null when nothing was. */
export function sayRemoved(parts: readonly RemovedPart[] | undefined): string | null {
  if (!parts || parts.length === 0) return null
  const list = new Intl.ListFormat('fr', { type: 'conjunction' })
  return `Nous avons retiré ${list.format(parts.map((part) => REMOVED_PARTS[part]))} de votre fichier.`
}

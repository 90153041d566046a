/** The size that services which show a shared link ask for (https://ogp.me), in pixels. */
export const CARD = { width: 1200, height: 630 } as const

/** What stands on the picture of a shared link. */
export interface ShareCard {
  /** « Lalantsara BTP » */
  owner: string
  /** « Société vérifiée, réponse promise sous 7 jours » */
  promise: string
  title: string
  /** « 1 200 000 – 1 600 000 Ar », with the small words after it. */
  figure: { text: string; unit: string } | null
  /** « Antananarivo, hybride », « CDI » */
  facts: string[]
  /** « Jusqu’au 12 déc. 2026 » */
  until: string | null
  /** The logo as a picture or a drawing. */
  logo: Uint8Array | null
}

/** The same with the name of the site, which the process that draws it does not know. */
export interface SignedCard extends ShareCard {
  site: string
}

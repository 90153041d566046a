/** A moment at Antananarivo, `2026-03-16T10:24`. */
export const at = (moment: string) => new Date(`${moment}:00+03:00`)

/** The moment at which all mails are made up. */
export const NOW = at('2026-03-16T10:24')

export const PLACE = 'Banque Mahery · Antananarivo · CDI'

export const OFFER = {
  id: 7,
  slug: 'responsable-marketing-digital',
  title: 'Responsable marketing digital',
  company: 'Banque Mahery',
  city: 'Antananarivo',
  contract: 'CDI',
}

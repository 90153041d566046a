/** An offer as a mail shows it. */
export interface OfferCard {
  /** Whose initials stand beside it. */
  company: string
  /** With H/F. */
  title: string
  /** « Société · Ville · Contrat » */
  line: string
  /** A second line, as « 1 200 000 – 1 600 000 Ar ». */
  note?: string
  url?: string
  /** What can be done about it, under its lines. */
  link?: Link
}

/** A segment of a progress: `detail` is its date. */
export interface Step {
  label: string
  detail?: string
  state: 'done' | 'current' | 'next'
}

export interface Link {
  label: string
  url: string
}

/** What the reader can do from the mail itself, and the sentence that says how far that goes. */
export interface DirectActions {
  links: Link[]
  note: string
}

/** A mail's content as plain sentences; the layout makes the text and the HTML parts from it. */
export interface MailContent {
  /** Shown by mail programs beside the subject. */
  preview: string
  /** What is the case now, as « Paiement accepté », above the title. */
  status?: string
  title: string
  paragraphs: string[]
  /** Name and value lines, as « Offre : Comptable H/F ». */
  facts?: [string, string][]
  offers?: OfferCard[]
  progress?: Step[]
  action?: Link
  /** Further buttons, under the first one. */
  direct?: DirectActions
  /** What else belongs to it, as a document: its link, then a sentence. */
  also?: { link: Link; text: string }
  /** Other offers, under the button. */
  others?: { title: string; offers: OfferCard[] }
  /** Where else the reader may look, each a link of a list under the offers. */
  places?: { title: string; links: Link[] }
  /** A sentence set apart, under the button. */
  aside?: { text: string; link?: Link }
  /** Why this person gets this mail. */
  reason: string
  /** Footer links: how to stop these mails, where to choose. */
  links?: Link[]
}

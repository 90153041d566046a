import { formatPhone } from '#src/shared/phone.ts'
import type { Identity, Link, ResumeDocument, ResumeStyle } from '../shared/document.ts'
import { shownUrl } from '../shared/words.ts'
import { readableOnWhite } from './colours.ts'
import { isWebLink } from './links.ts'
import { type PrintedSection, printedSections } from './printed-sections.ts'
import { printable, type TypedText, typed } from './typed-text.ts'

/** What a template is given: only strings to show, addresses to lead to, and measures. */
export interface Printed {
  title: string
  author: string
  /** Whole, because a template measures a name before it makes it smaller or parts it. */
  first_name: string
  last_name: string
  headline: TypedText
  contact: Contact[]
  /** True when the picture that is given beside is printed. */
  has_photo: boolean
  sections: PrintedSection[]
  style: PrintedStyle
}

/** A way to reach the person, with what it is called where there is room for it. */
interface Contact {
  kind: 'phone' | 'email' | 'city' | 'address' | 'licence' | 'link'
  label: TypedText
  /** What stands before the text where there is no room for labels: a label that the text does not say itself. */
  lead: TypedText
  text: TypedText
  href: string
}

type PrintedStyle = Pick<ResumeStyle, 'template' | 'accent'> & {
  heading_font: string[]
  text_font: string[]
  is_serif: boolean
  /** The size of the text, as a share of the template's own. */
  size: number
  /** The size of the distances, as a share of the template's own. */
  spacing: number
}

const SIZE: Record<ResumeStyle['size'], number> = { small: 0.92, medium: 1, large: 1.09 }
const SPACING: Record<ResumeStyle['spacing'], number> = { tight: 0.8, normal: 1, airy: 1.22 }

/** These faces print the letters that the chosen one does not have. */
const OTHER_SCRIPTS = ['Source Sans 3', 'Noto Naskh Arabic', 'Noto Sans Hans', 'Noto Emoji']
const FAMILIES: Record<ResumeStyle['font'], { heading: string; text: string }> = {
  figtree: { heading: 'Figtree', text: 'Figtree' },
  'source-sans': { heading: 'Source Sans 3', text: 'Source Sans 3' },
  'source-serif': { heading: 'Source Serif 4', text: 'Source Serif 4' },
  'serif-sans': { heading: 'Source Serif 4', text: 'Source Sans 3' },
}

/** Everything of a CV that is printed: what is hidden or empty is left out. */
export function printed({ identity, sections, style }: ResumeDocument, hasPhoto: boolean): Printed {
  const name = printable(`${identity.first_name} ${identity.last_name}`)
  return {
    title: name ? `CV ${name}` : 'CV',
    author: name,
    first_name: printable(identity.first_name),
    last_name: printable(identity.last_name),
    headline: typed(identity.headline),
    contact: contactOf(identity),
    has_photo: hasPhoto && identity.show_photo,
    sections: printedSections(sections),
    style: printedStyle(style),
  }
}

function printedStyle({ template, accent, font, size, spacing }: ResumeStyle): PrintedStyle {
  const { heading, text } = FAMILIES[font]
  return {
    template,
    accent: readableOnWhite(accent),
    heading_font: [heading, ...OTHER_SCRIPTS],
    text_font: [text, ...OTHER_SCRIPTS],
    is_serif: text === 'Source Serif 4',
    size: SIZE[size],
    spacing: SPACING[spacing],
  }
}

function contactOf(identity: Identity): Contact[] {
  const { email, phone_number, city, address, driving_licence, links } = identity
  const all: Contact[] = [
    contact('city', 'Ville', city),
    contact('address', 'Adresse', address),
    contact('phone', 'Téléphone', formatPhone(phone_number), phoneHref(phone_number)),
    contact('email', 'E-mail', email, /^[^\s@]+@[^\s@]+$/.test(email) ? `mailto:${email}` : ''),
    licenceContact(driving_licence),
    ...links.filter(({ is_hidden }) => !is_hidden).map(linkContact),
  ]
  return all.filter(({ text }) => text.length > 0)
}

function contact(kind: Contact['kind'], label: string, text: string, href = ''): Contact {
  return { kind, label: typed(label), lead: '', text: typed(text), href }
}

function licenceContact(licence: string): Contact {
  const said = /permis/i.test(licence)
  // A licence is printed as « Permis B », because « B » alone says nothing.
  return { ...contact('licence', 'Permis', licence), lead: said ? '' : typed('Permis') }
}

function linkContact({ label, url }: Link): Contact {
  const [name, address] = [printable(label), printable(shownUrl(url))]
  return {
    ...contact('link', name || 'Lien', address || name, isWebLink(url) ? url : ''),
    // « LinkedIn » is said by linkedin.com, « Portfolio » by nothing.
    lead: address && !lettersOf(address).includes(lettersOf(name)) ? typed(name) : '',
  }
}

function lettersOf(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

function phoneHref(number: string): string {
  const digits = number.replace(/[^\d+]/g, '')
  return /^\+?\d{6,15}$/.test(digits) ? `tel:${digits}` : ''
}

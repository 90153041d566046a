import { readSkillLevel } from '../shared/levels.ts'
import { linesOf } from '../shared/rich-text.ts'
import { isRecord } from './complement.ts'
import type { Item } from './standard.ts'

/** What only its pages need: nobody sees it as a word. */
const OF_PAGES =
  /^(?:id|visible|hidden|icon|iconColor|columns|separateLinks|layout|metadata|picture|effects|aspectRatio|options|itemId)$/

/** The sections of Reactive Resume and the lists of JSON Resume. */
const LISTS: Record<string, string> = {
  experience: 'work',
  work: 'work',
  education: 'education',
  volunteer: 'volunteer',
  awards: 'awards',
  certifications: 'certificates',
  skills: 'skills',
  languages: 'languages',
  interests: 'interests',
  publications: 'publications',
  projects: 'projects',
  references: 'references',
}

/** A file of Reactive Resume has its lists in `sections`, by their names. */
export function isReactiveResume(file: Item): file is Item & { basics: Item; sections: Item } {
  return isRecord(file.basics) && isRecord(file.sections) && file.work === undefined
}

/** The same CV as JSON Resume (https://docs.rxresu.me, schema of versions 3 to 5); what has no place stands in `others`. */
export function standardOfReactive({
  basics,
  sections,
  ...file
}: Item & { basics: Item; sections: Item }): Item {
  const others: unknown[] = []
  const lists = new Map<string, Item[]>()
  let summary = partText(isRecord(file.summary) ? file.summary : sections.summary)
  const profiles: Item[] = []
  for (const [name, section] of [...Object.entries(sections), ...customSections(file.customSections)]) {
    if (name === 'summary' || !isRecord(section)) continue
    const list = LISTS[name]
    for (const item of itemsOf(section)) {
      const isHidden = item.visible === false || item.hidden === true
      if (name === 'profiles' && !isHidden) profiles.push({ ...item, ...addressOf(item, others) })
      else if (list && !isHidden) lists.set(list, [...(lists.get(list) ?? []), itemOf(list, item, others)])
      else others.push(wordsOf(item))
    }
    if (name === 'custom') others.push(wordsOf(section))
    else if (section.type !== undefined) others.push(section.title)
  }
  summary ||= text(basics.summary)
  const { url, website, customFields, summary: _summary, picture: _picture, ...rest } = basics
  others.push(...itemsOf({ items: customFields }).map(wordsOf))
  const own: Item[] = [url, website].map((each) =>
    isRecord(each) ? { network: each.label, url: text(each.href) || text(each.url) } : { url: each },
  )
  return {
    basics: {
      ...rest,
      ...(summary && { summary }),
      profiles: [...own, ...profiles, ...itemsOf({ items: basics.profiles })]
        .filter((each) => text(each.url) || text(each.network))
        .map(({ network, username, url: address }) => ({ network, username, url: address })),
    },
    ...Object.fromEntries(lists),
    others,
  }
}

/** Version 5 has sections of a person’s own beside the usual ones; each says of which kind its items are. */
function customSections(sections: unknown): [string, unknown][] {
  if (!Array.isArray(sections)) return []
  return sections.filter(isRecord).map((section) => [text(section.type), section])
}

function itemsOf(section: Item): Item[] {
  return Array.isArray(section.items) ? section.items.filter(isRecord) : []
}

/** An item with its fields called as JSON Resume calls them; `others` gets what there is no field for. */
function itemOf(list: string, item: Item, others: unknown[]): Item {
  const { url: _url, website: _website, date, summary, description, level, ...rest } = item
  const made: Item = {
    ...shown(rest),
    ...(isRecord(date) ? { startDate: date.start, endDate: date.end } : { date }),
    ...addressOf(item, others),
  }
  const dots = Number(level) > 0 ? `${Number(level)}/5` : ''
  // A level is in words in version 3, in the description in version 4, and has a name of its own in version 5.
  const [said = ''] = [description, item.fluency, item.proficiency, level].map(text).filter(Boolean)
  if (list === 'languages') return { ...made, fluency: said || dots }
  if (list === 'skills') {
    if (readSkillLevel(said) > 0) return { ...made, level: said }
    others.push(said)
    return { ...made, level: dots }
  }
  const lines = [said, text(summary)].flatMap((each) => (/<\w/.test(each) ? linesOf(each) : each.split('\n')))
  if (list === 'certificates' || list === 'interests') {
    others.push(lines)
    return made
  }
  const isItem = (line: string) => line.startsWith('• ')
  const plain = (those: string[]) => those.map((line) => line.replace(/^• /, ''))
  if (list === 'references') return { ...made, reference: plain(lines).join('\n') }
  const hasHighlights = ['work', 'volunteer', 'projects'].includes(list)
  if (!hasHighlights) return { ...made, summary: plain(lines).join('\n') }
  return {
    ...made,
    summary: lines.filter((line) => !isItem(line)).join('\n'),
    highlights: plain(lines.filter(isItem)),
  }
}

function shown(item: Item): Item {
  return Object.fromEntries(Object.entries(item).filter(([key]) => !OF_PAGES.test(key)))
}

/** An address is written with its label; the label says nothing where it is the address. */
function addressOf({ url, website }: Item, others: unknown[]): Item {
  const link = url ?? website
  if (!isRecord(link)) return link === undefined ? {} : { url: link }
  const [label, address] = [text(link.label), text(link.href) || text(link.url)]
  if (label && !address.includes(label)) others.push(label)
  return { url: address }
}

function wordsOf(item: Item): unknown {
  return Object.entries(shown(item)).map(([, value]) =>
    Array.isArray(value)
      ? value.map((each) => (isRecord(each) ? wordsOf(each) : each))
      : isRecord(value)
        ? wordsOf(value)
        : plain(value),
  )
}

function plain(value: unknown): unknown {
  return typeof value === 'string' && /<\w/.test(value) ? linesOf(value).join(' ') : value
}

function partText(section: unknown): string {
  return isRecord(section) ? text(section.content) : ''
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
